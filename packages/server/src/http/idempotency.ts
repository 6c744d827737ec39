// Returns the stored response to a repeated Idempotency-Key. Of concurrent requests one executes and the others wait.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Transaction } from '../database/database';
import { idempotencyKeys } from '../database/tables';
import type { Services } from '../services';
import { ApiError } from '../shared/errors';

export interface OnceRequest {
  accountId: string;
  /** The value of the header. */
  key: string | string[] | undefined;
  /** Name of the call. */
  call: string;
  /** Parameters and body. A repeated request must have the same. */
  content: unknown;
}

const LOOK_AGAIN_MS = 50;
const WAIT_AT_MOST_MS = 15_000;
/** Namespace of the advisory locks. */
const LOCK_CLASS = 7_264;

/**
 * Executes the call and stores its response in one transaction, so that the request can be retried after a crash of the
 * process or of PostgreSQL.
 * @param execute runs the call with services whose `db` is that transaction
 * @throws ApiError idempotency_key_missing, idempotency_key_reused, unavailable; and whatever `execute` throws
 */
export async function executeOnce<R extends object>(
  services: Services,
  { accountId, key, call, content }: OnceRequest,
  execute: (services: Services) => Promise<R>,
): Promise<R> {
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key))
    throw new ApiError('idempotency_key_missing');
  const { db, clock } = services;
  const bodyHash = hashContent(sortFields(content));

  const answer = async (tx: Transaction): Promise<R | undefined> => {
    if (!(await isOurs(tx, accountId, key))) return undefined;
    const [first] = await tx
      .select()
      .from(idempotencyKeys)
      .where(
        and(
          eq(idempotencyKeys.accountId, accountId),
          eq(idempotencyKeys.key, key),
          isNotNull(idempotencyKeys.reply), // Earlier versions stored a row without a response first.
        ),
      );
    if (!first) {
      const reply = await execute({ ...services, db: tx });
      const done = { call, bodyHash, status: 200, reply, createdAt: clock.now() };
      await tx
        .insert(idempotencyKeys)
        .values({ accountId, key, ...done })
        .onConflictDoUpdate({ target: [idempotencyKeys.accountId, idempotencyKeys.key], set: done });
      return reply;
    }
    // Earlier versions stored the hash of the content in the order of the request.
    if (first.call !== call || ![bodyHash, hashContent(content)].includes(first.bodyHash))
      throw new ApiError('idempotency_key_reused');
    return first.reply as R; // Stored by the same call.
  };

  for (let waited = 0; waited < WAIT_AT_MOST_MS; waited += LOOK_AGAIN_MS) {
    const reply = await db.transaction(answer);
    if (reply) return reply;
    await wait(LOOK_AGAIN_MS);
  }
  throw new ApiError('unavailable');
}

const hashContent = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** The same content with the fields of each object in alphabetical order: JSON does not define an order. */
function sortFields(content: unknown): unknown {
  if (Array.isArray(content)) return content.map(sortFields);
  if (typeof content !== 'object' || content === null) return content;
  const fields = Object.entries(content).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, value]) => [name, sortFields(value)]));
}

/**
 * Tries to lock the key until the transaction ends. Does not wait in the database, so that waiting requests occupy no
 * connection.
 */
async function isOurs(tx: Transaction, accountId: string, key: string): Promise<boolean> {
  const { rows } = await tx.execute<{ ours: boolean }>(
    sql`select pg_try_advisory_xact_lock(${LOCK_CLASS}, hashtext(${`${accountId} ${key}`})) as ours`,
  );
  return rows[0]?.ours === true;
}
