// The SQL of requests for signature.
import { and, asc, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { type Act, recordAct } from '../../audit/record-act';
import type { Executor, Transaction } from '../../database/database';
import { accounts, envelopes, envelopeSigners, files } from '../../database/tables';
import type { Services } from '../../services';
import type { Clock } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { envelopeStates } from '../../states/envelope-states';
import { moveState, statesBefore } from '../../states/state-table';
import { lockApplication } from '../apply';
import { fileDigest } from '../documents';

export type EnvelopeRow = typeof envelopes.$inferSelect;

/** The signature is given; the seal is on, or about to be. */
export const isSigned = ({ status }: EnvelopeRow): boolean => status === 'sealing' || status === 'signed';

export async function readEnvelope(db: Executor, envelopeId: string): Promise<EnvelopeRow | undefined> {
  const [row] = await db.select().from(envelopes).where(eq(envelopes.id, envelopeId));
  return row;
}

/** Locks the envelope until the transaction ends. */
export async function lockEnvelope(tx: Transaction, envelopeId: string): Promise<EnvelopeRow | undefined> {
  const [row] = await tx.select().from(envelopes).where(eq(envelopes.id, envelopeId)).for('update');
  return row;
}

/** Locks an account, so that its instructions about money are serial. */
export async function lockAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/**
 * Locks the subject of an envelope: of an agreement its application, of an instruction the account and then its
 * investment. Always before the envelope itself, so that two transactions cannot deadlock.
 */
export async function lockSubject(
  tx: Transaction,
  { kind, accountId, investmentId }: EnvelopeRow,
): Promise<void> {
  if (kind !== 'subscription_agreement') await lockAccount(tx, accountId);
  if (investmentId !== null) await lockApplication(tx, investmentId);
}

export async function readFile(db: Executor, fileId: string | null) {
  if (fileId === null) return undefined;
  const [row] = await db.select().from(files).where(eq(files.id, fileId));
  return row;
}

/** A link past its day expires when it is next looked at; nobody needs to know before. */
export const expireIfDue = (db: Executor, clock: Clock, envelopeId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const expired = await tx
      .update(envelopes)
      .set({ status: 'expired' })
      .where(
        and(
          eq(envelopes.id, envelopeId),
          inArray(envelopes.status, statesBefore(envelopeStates, 'ran_out')),
          lte(envelopes.expiresAt, clock.now()),
        ),
      )
      .returning({ id: envelopes.id });
    if (expired.length === 0) return;
    await recordAct(tx, clock, { actor: 'job', act: 'envelope.ran_out', object: `envelope:${envelopeId}` });
  });

export type SignerRow = typeof envelopeSigners.$inferSelect;

/** An envelope with its signers, in the order in which they sign. */
export interface Signing {
  envelope: EnvelopeRow;
  signers: readonly SignerRow[];
}

export const readSigners = (db: Executor, envelopeId: string): Promise<SignerRow[]> =>
  db
    .select()
    .from(envelopeSigners)
    .where(eq(envelopeSigners.envelopeId, envelopeId))
    .orderBy(asc(envelopeSigners.place));

/** The first who has not signed; once all have, the last. */
export function atTurn(signers: readonly SignerRow[]): SignerRow {
  const next = signers.find(({ signedAt }) => !signedAt) ?? signers.at(-1);
  if (!next) throw new Error('an envelope without signers');
  return next;
}

/**
 * Each act says whose it is: a page that still shows the signer before cannot sign for the next one.
 * @param place counts from 1; callers that know of one signer only leave it out
 * @throws ApiError another_signer_is_next
 */
export function requireTurn(signers: readonly SignerRow[], place = 1): SignerRow {
  const next = atTurn(signers);
  if (next.place !== place) throw new ApiError('another_signer_is_next', { values: { name: next.name } });
  return next;
}

/** What one signer did, on an envelope locked by the caller. */
export async function updateSigner(
  tx: Transaction,
  { envelopeId, place }: Pick<SignerRow, 'envelopeId' | 'place'>,
  changes: Partial<typeof envelopeSigners.$inferInsert>,
): Promise<void> {
  await tx
    .update(envelopeSigners)
    .set(changes)
    .where(and(eq(envelopeSigners.envelopeId, envelopeId), eq(envelopeSigners.place, place)));
}

// Requests for signature that wait: made and not signed, or signed and not sealed yet.
/** What can be annulled, but for what counts already. */
const OPEN_STATUSES = statesBefore(envelopeStates, 'annulled').filter((status) => status !== 'signed');

export const openEnvelopes = (db: Executor, where: SQL | undefined): Promise<EnvelopeRow[]> =>
  db
    .select()
    .from(envelopes)
    .where(and(inArray(envelopes.status, OPEN_STATUSES), where))
    .orderBy(asc(envelopes.createdAt));

/** On the wire, beside what it asks for. */
export const toSign = ({ id, status }: EnvelopeRow) => ({ envelope_id: id, status });

// Requests for signature whose cause is gone: what they ask for is not wanted any more, or no longer possible.
/** The envelopes that name a bank or brokerage account. */
export const namingAccount = (payoutAccountId: string): SQL =>
  sql`${envelopes.subject} -> 'account' ->> 'id' = ${payoutAccountId}`;

/** What is signed and not sealed yet goes too: nothing that was taken back comes into force. */
export async function takeBackEnvelopes(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'jobs'>,
  where: SQL | undefined,
  actor: Act['actor'],
): Promise<void> {
  const open = await tx
    .select()
    .from(envelopes)
    .where(and(inArray(envelopes.status, OPEN_STATUSES), where))
    .for('update'); // the job that prepares one takes no other lock
  for (const { id, status } of open) {
    const event = status === 'sealing' ? 'annulled' : 'withdrawn';
    await moveState(tx, services, envelopeStates, { id, from: status, event, actor });
  }
}

/** Reads the document to sign, and verifies its digest. */
export async function unsignedDocument({ db, fileStore }: Services, envelope: EnvelopeRow) {
  const file = await readFile(db, envelope.unsignedFileId);
  if (!file) throw new Error('an envelope without its document');
  const bytes = await fileStore.get(file.storeKey);
  if (fileDigest(bytes) !== file.sha256) throw new Error('the stored document differs from its digest');
  const { name, sha256, pages } = file;
  return { name, sha256, pages: pages ?? 1, bytes };
}
