// Queries for envelopes.
import { ENVELOPE_DAYS } from '@quoin/rules';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Act, recordAct } from '../../audit/record-act';
import type { Executor, Transaction } from '../../database/database';
import { isOver } from '../../database/stored-times';
import { accounts, envelopes, envelopeSigners, files } from '../../database/tables';
import type { Services } from '../../services';
import { type Clock, DAY_MS } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { envelopeStates } from '../../states/envelope-states';
import { moveState, statesBefore } from '../../states/state-table';
import { lockApplication } from '../apply';
import { readStoredBytes } from '../documents';

export type EnvelopeRow = typeof envelopes.$inferSelect;

/** Signed: the seal is applied or pending. */
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

/** Locks an account, to serialize its instructions about money. */
export async function lockAccount(tx: Transaction, accountId: string): Promise<void> {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update');
}

/**
 * Locks the subject of an envelope: the application of an agreement, or the account and then the investment of an
 * instruction. Call before locking the envelope itself, to avoid deadlocks.
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

/** Expires an envelope lazily, when it is read. */
export const expireIfDue = (db: Executor, clock: Clock, envelopeId: string): Promise<void> =>
  db.transaction(async (tx) => {
    const expired = await tx
      .update(envelopes)
      .set({ status: 'expired' })
      .where(
        and(
          eq(envelopes.id, envelopeId),
          inArray(envelopes.status, statesBefore(envelopeStates, 'ran_out')),
          isOver(envelopes.expiresAt, clock.now(), ENVELOPE_DAYS * DAY_MS),
        ),
      )
      .returning({ id: envelopes.id });
    if (expired.length === 0) return;
    await recordAct(tx, clock, { actor: 'job', act: 'envelope.ran_out', object: `envelope:${envelopeId}` });
  });

export type SignerRow = typeof envelopeSigners.$inferSelect;

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

/** The first signer who has not signed, or the last one if all have. */
export function getNextSigner(signers: readonly SignerRow[]): SignerRow {
  const next = signers.find(({ signedAt }) => !signedAt) ?? signers.at(-1);
  if (!next) throw new Error('the envelope has no signers');
  return next;
}

/**
 * Acts specify their signer, so that an outdated page cannot sign for the next one.
 * @param place counts from 1; omitted by callers that support a single signer
 * @throws ApiError another_signer_is_next
 */
export function requireTurn(signers: readonly SignerRow[], place = 1): SignerRow {
  const next = getNextSigner(signers);
  if (next.place !== place) throw new ApiError('another_signer_is_next', { values: { name: next.name } });
  return next;
}

/** Updates one signer of an envelope that the caller has locked. */
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

/** Envelopes that are unsigned or not sealed yet. They can be withdrawn, because their effect has not been applied. */
const OPEN_STATUSES = statesBefore(envelopeStates, 'annulled').filter((status) => status !== 'signed');

export const openEnvelopes = (db: Executor, where: SQL | undefined): Promise<EnvelopeRow[]> =>
  db
    .select()
    .from(envelopes)
    .where(and(inArray(envelopes.status, OPEN_STATUSES), where))
    .orderBy(asc(envelopes.createdAt));

/** Fields of an unsigned envelope in the API. */
export const toSign = ({ id, status }: EnvelopeRow) => ({ envelope_id: id, status });

/** Condition for envelopes that contain a bank or brokerage account. */
export const namesAccount = (payoutAccountId: string): SQL =>
  sql`${envelopes.subject} -> 'account' ->> 'id' = ${payoutAccountId}`;

/** Withdraws outdated envelopes, including signed but unsealed ones, so that they never take effect. */
export async function withdrawEnvelopesWhere(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'jobs'>,
  where: SQL | undefined,
  actor: Act['actor'],
): Promise<void> {
  const open = await tx
    .select()
    .from(envelopes)
    .where(and(inArray(envelopes.status, OPEN_STATUSES), where))
    .for('update'); // The job that prepares an envelope takes no other lock.
  for (const { id, status } of open) {
    const event = status === 'sealing' ? 'annulled' : 'withdrawn';
    await moveState(tx, services, envelopeStates, { id, from: status, event, actor });
  }
}

/** @throws ApiError file_altered, file_missing */
export async function unsignedDocument(services: Services, envelope: EnvelopeRow) {
  const file = await readFile(services.db, envelope.unsignedFileId);
  if (!file) throw new Error('the envelope has no document');
  const bytes = await readStoredBytes(services, file);
  const { name, sha256, pages } = file;
  return { name, sha256, pages: pages ?? 1, bytes };
}
