// The Fund accepts a signed agreement: files an executed copy with a second seal as a document of the investor.
import { cents } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { type Act, recordAct } from '../../audit/record-act';
import type { Executor, Transaction } from '../../database/database';
import { auditTrail } from '../../database/tables';
import { renderAcceptance } from '../../pdf';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { StaffError } from '../../shared/errors';
import { type ApplicationRow, envelopeOf } from '../apply';
import { fileDigest, storeDocument, storedBytes } from '../documents';
import { executedFileName } from './envelope-kinds';
import { lockEnvelope, readFile } from './store';

export interface Signatory {
  name: string;
  /** Title at the operator. */
  title: string;
}

const COUNTERSIGNED = 'envelope.countersign';

/** @returns the id of the executed copy @throws StaffError if the agreement is not signed, or already countersigned */
export async function countersign(
  tx: Transaction,
  services: Services,
  { investment, investor, product }: ApplicationRow,
  { signatory, actor }: { signatory: Signatory; actor: Act['actor'] },
): Promise<string> {
  const { clock, eSignature, jobs } = services;
  const found = await envelopeOf(tx, investment.id);
  const envelope = found && (await lockEnvelope(tx, found.id));
  if (envelope?.status !== 'signed')
    throw new StaffError(`The agreement of investment ${investment.id} is not signed.`);
  if (await isCountersigned(tx, envelope.id))
    throw new StaffError(`The agreement of investment ${investment.id} is already countersigned.`);
  const file = await readFile(tx, envelope.sealedFileId);
  if (!file) throw new Error('the signed envelope has no document');
  const signed = await storedBytes(services, file);
  const now = clock.now();
  const acceptance = await renderAcceptance({
    language: envelope.language,
    envelopeId: envelope.id,
    date: todayInNewYork(clock),
    acceptedAt: now,
    product: product.name,
    investorName: investor.name,
    commitment: cents(investment.commitment ?? 0),
    signatory: signatory.name,
    title: signatory.title,
    sha256: file.sha256,
  });
  const bytes = await eSignature.countersign(signed, acceptance.bytes, now);
  const fileId = await storeDocument(services, tx, {
    bytes,
    pages: (file.pages ?? 0) + acceptance.pages,
    name: executedFileName(product.name[envelope.language]),
    accountId: investment.accountId,
    investmentId: investment.id,
    documentType: 'subscription_documents',
  });
  await recordAct(tx, clock, {
    actor,
    act: COUNTERSIGNED,
    object: `envelope:${envelope.id}`,
    detail: { signatory: signatory.name, title: signatory.title, file: fileId, sha256: fileDigest(bytes) },
  });
  await jobs.enqueue(tx, 'send-document-mail', { fileId });
  return fileId;
}

async function isCountersigned(db: Executor, envelopeId: string): Promise<boolean> {
  const rows = await db
    .select({ seq: auditTrail.seq })
    .from(auditTrail)
    .where(and(eq(auditTrail.object, `envelope:${envelopeId}`), eq(auditTrail.act, COUNTERSIGNED)));
  return rows.length > 0;
}
