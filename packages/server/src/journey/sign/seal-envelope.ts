// Job: stamps and seals what was signed, and brings into force what waited for it. Running twice does no harm.
import { join } from 'node:path';
import type { EnvelopeKind } from '@quoin/rules';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '../../database/database';
import { investments } from '../../database/tables';
import type { JobHandler } from '../../jobs/job-handlers';
import { sealIdentity, sealPdf, signedAgreement } from '../../paper';
import type { Services } from '../../services';
import type { EnvelopeEffects, Sealed } from '../../states/envelope-effects';
import { moveEnvelope } from '../../states/envelope-states';
import { fileDigest, storeDocument, storePaper } from '../documents';
import { readContext, subjectOf } from './envelope-context';
import { ENVELOPE_KINDS } from './envelope-kinds';
import { holdCause, lockEnvelope, readEnvelope, readFile, type EnvelopeRow } from './store';

/** The certificate page comes behind the paper. */
const CERTIFICATE_PAGES = 1;

export const sealEnvelope =
  (effects: EnvelopeEffects): JobHandler<'seal-envelope'> =>
  async ({ envelopeId }, services) => {
    const { clock, db } = services;
    const found = await readEnvelope(db, envelopeId);
    if (found?.status !== 'sealing') return;
    await db.transaction(async (tx) => {
      await holdCause(tx, found);
      const envelope = await lockEnvelope(tx, envelopeId);
      if (envelope?.status !== 'sealing') return;
      const sealed = await sealedPaper(services, envelope);
      const sealedFileId = await file(services, tx, envelope, sealed);
      await moveEnvelope(tx, clock, {
        envelopeId,
        from: envelope.status,
        event: 'sealed',
        actor: 'job',
        changes: { sealedFileId },
        detail: { sha256: fileDigest(sealed.bytes) },
      });
      const { accountId } = envelope;
      const subject = subjectOf(envelope);
      const effect = effectOf(effects, subject.kind);
      await effect(tx, services, { accountId, fileId: sealedFileId, subject });
    });
  };

/** The effect of a kind takes the subject of that kind, which generics follow and unions do not. */
const effectOf =
  <K extends EnvelopeKind>(effects: EnvelopeEffects, kind: K) =>
  (tx: Transaction, services: Services, sealed: Sealed<K>) =>
    effects[kind](tx, services, sealed);

/** Among the documents of its investment; a change of bank account, of the newest one. */
async function file(
  services: Services,
  tx: Transaction,
  envelope: EnvelopeRow,
  sealed: { bytes: Buffer; pages: number; name: string },
): Promise<string> {
  const { accountId, kind } = envelope;
  const paper = { ...sealed, accountId };
  const investmentId = envelope.investmentId ?? (await newestInvestmentOf(tx, accountId));
  return investmentId
    ? storeDocument(services, tx, { ...paper, investmentId, documentType: ENVELOPE_KINDS[kind].filedAs })
    : storePaper(services, tx, paper);
}

async function newestInvestmentOf(db: Executor, accountId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: investments.id })
    .from(investments)
    .where(and(eq(investments.accountId, accountId), ne(investments.status, 'canceled')))
    .orderBy(desc(investments.createdAt))
    .limit(1);
  return row?.id;
}

async function sealedPaper(services: Services, envelope: EnvelopeRow) {
  const { clock, config, db, fileStore } = services;
  const unsigned = await readFile(db, envelope.unsignedFileId);
  const { typedName, consentVersion, sentAt, consentAt, endReachedAt, signedAt } = envelope;
  if (!unsigned || !typedName || !consentVersion || !sentAt || !consentAt || !endReachedAt || !signedAt) {
    throw new Error('an envelope was signed without what signing needs');
  }
  const original = await fileStore.get(unsigned.storeKey);
  if (fileDigest(original) !== unsigned.sha256)
    throw new Error('the stored paper is not the one that was read');
  const sealedAt = clock.now();
  const pages = unsigned.pages ?? 1;
  const { account } = await readContext(db, envelope);
  const stamped = await signedAgreement(original, {
    language: envelope.language,
    envelopeId: envelope.id,
    title: ENVELOPE_KINDS[envelope.kind].title[envelope.language],
    sha256: unsigned.sha256,
    pages,
    signerName: envelope.signerName,
    signerEmail: account.email,
    typedName,
    consentVersion,
    sentAt,
    identityCheckedAt: envelope.identityCheckedAt,
    consentAt,
    endReachedAt,
    signedAt,
    sealedAt,
  });
  const identity = sealIdentity(join(config.dataDir, 'keys'), sealedAt);
  return {
    name: unsigned.name,
    bytes: await sealPdf(stamped, identity, sealedAt),
    pages: pages + CERTIFICATE_PAGES,
  };
}
