// A repeated Idempotency-Key gives the first answer; of requests at the same moment one is executed, the others wait.
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { and, eq, isNull } from 'drizzle-orm';
import { idempotencyKeys } from '../database/tables';
import type { Services } from '../services';
import { Refusal } from './refusal';

export interface OnceRequest {
  accountId: string;
  /** The header as it came. */
  key: string | string[] | undefined;
  /** Name of the row. */
  call: string;
  /** What makes it the same request: parameters and body. */
  content: unknown;
}

/** An execution that has not answered by then died with its process, and the next request takes it over. */
const ABANDONED_MS = 60_000;
const LOOK_AGAIN_MS = 50;
const WAIT_AT_MOST_MS = 15_000;

/** @throws Refusal idempotency_key_missing, idempotency_key_reused, unavailable; and whatever `execute` throws */
export async function once<R extends object>(
  services: Services,
  { accountId, key, call, content }: OnceRequest,
  execute: () => Promise<R>,
): Promise<R> {
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,100}$/.test(key))
    throw new Refusal('idempotency_key_missing');
  const { db, clock } = services;
  const bodyHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  const row = and(eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.key, key));

  const claim = async (): Promise<Date | undefined> => {
    const [claimed] = await db
      .insert(idempotencyKeys)
      .values({ accountId, key, call, bodyHash, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    return claimed?.createdAt;
  };

  const takeOver = async (since: Date): Promise<Date | undefined> => {
    const [taken] = await db
      .update(idempotencyKeys)
      .set({ createdAt: clock.now() })
      .where(and(row, isNull(idempotencyKeys.status), eq(idempotencyKeys.createdAt, since)))
      .returning();
    return taken?.createdAt;
  };

  const run = async (): Promise<R> => {
    try {
      const reply = await execute();
      await db.update(idempotencyKeys).set({ status: 200, reply }).where(row);
      return reply;
    } catch (failure) {
      // Nothing was done, so nothing is remembered: the caller may correct the request and send it again.
      await db.delete(idempotencyKeys).where(and(row, isNull(idempotencyKeys.status)));
      throw failure;
    }
  };

  for (let waited = 0; waited < WAIT_AT_MOST_MS; waited += LOOK_AGAIN_MS) {
    if (await claim()) return run();
    const [first] = await db.select().from(idempotencyKeys).where(row);
    if (!first) continue; // it failed between our two looks
    if (first.call !== call || first.bodyHash !== bodyHash) throw new Refusal('idempotency_key_reused');
    if (first.status !== null) return first.reply as R; // written by `run` above for the same call
    const abandoned = clock.now().getTime() - first.createdAt.getTime() > ABANDONED_MS;
    if (abandoned && (await takeOver(first.createdAt))) return run();
    await wait(LOOK_AGAIN_MS);
  }
  throw new Refusal('unavailable');
}
