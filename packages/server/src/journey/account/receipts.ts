// Receipts of the audit log: every act by or about an account, with the previous hash, so that each hash can be verified
// without other people's acts.
import type { AuditLink } from '@quoin/rules';
import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { LINK_COLUMNS } from '../../audit/chain';
import type { Executor } from '../../database/database';
import {
  auditTrail,
  capitalCalls,
  envelopes,
  files,
  investments,
  investors,
  redemptions,
  reservations,
} from '../../database/tables';

export interface Receipt extends AuditLink {
  /** The previous hash; empty for the first act. */
  previous: string;
  hash: string;
}

/** Queries for the account's own objects, by prefix of the objects of acts. */
const OBJECTS = {
  investment: investments,
  investor: investors,
  envelope: envelopes,
  redemption: redemptions,
  capital_call: capitalCalls,
  reservation: reservations,
  file: files,
} as const;

export async function loadReceipts(db: Executor, accountId: string): Promise<Receipt[]> {
  const account = `account:${accountId}`;
  const objects = [account];
  for (const [name, table] of Object.entries(OBJECTS)) {
    const rows = await db.select({ id: table.id }).from(table).where(eq(table.accountId, accountId));
    objects.push(...rows.map(({ id }) => `${name}:${id}`));
  }
  const before = alias(auditTrail, 'before');
  const { position, actor, object, hash } = auditTrail;
  return db
    .select({
      ...LINK_COLUMNS,
      previous: sql<string>`coalesce(${before.hash}, '')`,
      hash: sql<string>`${hash}`,
    })
    .from(auditTrail)
    .leftJoin(before, eq(before.position, sql`${position} - 1`))
    .where(or(eq(actor, account), inArray(object, objects)))
    .orderBy(asc(position));
}
