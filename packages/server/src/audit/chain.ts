// Verifies the hash chain of the audit log. The hash of each row covers the row and the previous hash, so changing,
// removing, inserting or reordering rows changes all later hashes.
import { createHash } from 'node:crypto';
import { auditLinkText, type AuditLink } from '@quoin/rules';
import { and, asc, gt, lt, isNull, or, sql } from 'drizzle-orm';
import type { Database, Executor } from '../database/database';
import { auditHead, auditTrail } from '../database/tables';

export interface ChainedAct extends AuditLink {
  hash: string | null;
}

export interface Head {
  position: number;
  hash: string;
}

export type Check =
  | { intact: true; head: Head }
  /** `seq` is null if the row itself is missing. */
  | { intact: false; position: number; seq: number | null; how: Fault };

export type Fault = 'changed' | 'missing' | 'not_chained' | 'tail_cut' | 'head_changed' | 'not_as_noted';

const EMPTY_CHAIN: Head = { position: 0, hash: '' };

/** Columns of an `AuditLink`, serialized as in the hash. */
export const LINK_COLUMNS = {
  position: sql<string>`${auditTrail.position}`.mapWith(Number),
  seq: auditTrail.seq,
  at: sql<string>`to_char(${auditTrail.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  actor: auditTrail.actor,
  act: auditTrail.act,
  object: auditTrail.object,
  detail: sql<string>`${auditTrail.detail}::text`,
};

/** Computes the same hash as the database function `audit_hash`. */
const linkHash = (previous: string, row: ChainedAct): string =>
  createHash('sha256').update(auditLinkText(previous, row)).digest('hex');

/** @param noted head that was recorded earlier, to detect a chain that was rebuilt from some row on */
export const checkChain = (db: Database, noted?: Head): Promise<Check> =>
  db.transaction(
    async (tx): Promise<Check> => {
      let last = EMPTY_CHAIN;
      for await (const row of chainedActs(tx)) {
        const position = last.position + 1;
        if (row.position !== position) return { intact: false, position, seq: null, how: 'missing' };
        const hash = linkHash(last.hash, row);
        if (row.hash !== hash) return { intact: false, position, seq: row.seq, how: 'changed' };
        if (position === noted?.position && hash !== noted.hash)
          return { intact: false, position, seq: row.seq, how: 'not_as_noted' };
        last = { position, hash };
      }
      const [head = EMPTY_CHAIN] = await tx.select().from(auditHead);
      if (last.position < Math.max(head.position, noted?.position ?? 0))
        return { intact: false, position: last.position + 1, seq: null, how: 'tail_cut' };
      if (last.position > head.position || last.hash !== head.hash)
        return { intact: false, ...last, seq: null, how: 'head_changed' };
      const [stray] = await tx
        .select({ seq: auditTrail.seq })
        .from(auditTrail)
        .where(or(isNull(auditTrail.position), lt(auditTrail.position, 1)))
        .orderBy(asc(auditTrail.seq))
        .limit(1);
      return stray
        ? { intact: false, position: last.position, seq: stray.seq, how: 'not_chained' }
        : { intact: true, head: last };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );

const BATCH_SIZE = 5_000;

/** @param since YYYY-MM-DD in New York; defaults to all rows */
export async function* chainedActs(db: Executor, since?: string): AsyncGenerator<ChainedAct> {
  const { position, at, hash } = auditTrail;
  let after = 0;
  for (;;) {
    const rows = await db
      .select({ ...LINK_COLUMNS, hash })
      .from(auditTrail)
      .where(
        and(
          gt(position, after),
          since === undefined
            ? undefined
            : sql`${at} >= ${since}::date::timestamp at time zone 'America/New_York'`,
        ),
      )
      .orderBy(asc(position))
      .limit(BATCH_SIZE);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH_SIZE) return;
    after = last.position;
  }
}
