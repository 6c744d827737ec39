// Job: stamps and seals what was signed, and moves everything that waited for it. Running twice does no harm.
import { join } from 'node:path';
import { agreementTitle, sealIdentity, sealPdf, signedAgreement } from '../../paper';
import type { Services } from '../../services';
import { moveApplication } from '../../states/application-states';
import { moveEnvelope } from '../../states/envelope-states';
import { moveInvestment } from '../../states/investment-states';
import { lockApplication } from '../apply';
import { fileDigest, storeDocument } from '../documents';
import { agreementFileName } from './prepare-envelope';
import { lockEnvelope, readEnvelope, readFile, type EnvelopeRow } from './store';

/** The certificate page comes behind the agreement. */
const CERTIFICATE_PAGES = 1;

export async function sealEnvelope(
  { envelopeId }: { envelopeId: string },
  services: Services,
): Promise<void> {
  const { clock, db } = services;
  const found = await readEnvelope(db, envelopeId);
  if (found?.status !== 'sealing') return;
  await db.transaction(async (tx) => {
    const row = await lockApplication(tx, found.investmentId);
    const envelope = await lockEnvelope(tx, envelopeId);
    if (!row || envelope?.status !== 'sealing') return;
    const { bytes, pages } = await sealedAgreement(services, envelope, row.account.email);
    const sealedFileId = await storeDocument(services, tx, {
      accountId: envelope.accountId,
      investmentId: envelope.investmentId,
      documentType: 'subscription_documents',
      name: agreementFileName(row.product.name[envelope.language]),
      bytes,
      pages,
    });
    const { investment, application } = row;
    const moving = { actor: 'job', investmentId: investment.id } as const;
    await moveEnvelope(tx, clock, {
      envelopeId,
      from: envelope.status,
      event: 'sealed',
      actor: 'job',
      changes: { sealedFileId },
      detail: { sha256: fileDigest(bytes) },
    });
    // An agreement that is signed again leaves the application as it was.
    if (application.state !== 'agreement_signed')
      await moveApplication(tx, clock, { ...moving, from: application.state, event: 'signed' });
    await moveInvestment(tx, clock, {
      ...moving,
      from: investment.status,
      event: 'agreement_signed',
      changes: { note: null },
    });
  });
}

async function sealedAgreement(services: Services, envelope: EnvelopeRow, signerEmail: string) {
  const { clock, config, db, fileStore } = services;
  const unsigned = await readFile(db, envelope.unsignedFileId);
  const { typedName, consentVersion, sentAt, consentAt, endReachedAt, signedAt } = envelope;
  if (!unsigned || !typedName || !consentVersion || !sentAt || !consentAt || !endReachedAt || !signedAt) {
    throw new Error('an envelope was signed without what signing needs');
  }
  const original = await fileStore.get(unsigned.storeKey);
  if (fileDigest(original) !== unsigned.sha256)
    throw new Error('the stored agreement is not the one that was read');
  const sealedAt = clock.now();
  const pages = unsigned.pages ?? 1;
  const stamped = await signedAgreement(original, {
    language: envelope.language,
    envelopeId: envelope.id,
    title: agreementTitle(envelope.language),
    sha256: unsigned.sha256,
    pages,
    signerName: envelope.signerName,
    signerEmail,
    typedName,
    consentVersion,
    sentAt,
    consentAt,
    endReachedAt,
    signedAt,
    sealedAt,
  });
  const identity = sealIdentity(join(config.dataDir, 'keys'), sealedAt);
  return { bytes: await sealPdf(stamped, identity, sealedAt), pages: pages + CERTIFICATE_PAGES };
}
