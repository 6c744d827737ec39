// The audit trail. Its chain is made by a trigger of the third migration when a transaction commits.
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Who did what to which object. */
export const auditTrail = pgTable(
  'audit_trail',
  {
    /** In the order the acts were written; transactions that were undone leave gaps. */
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** account:<id>, operator:<name> or job */
    actor: text('actor').notNull(),
    /** As `investment.approve`. */
    act: text('act').notNull(),
    /** As `investment:<id>`. */
    object: text('object').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull(),
    /** From one up, without gaps, in the order of the commits; empty until then. */
    position: bigint('position', { mode: 'number' }).unique('audit_trail_position'),
    /** SHA-256 over the hash before it and this row, hexadecimal. */
    hash: text('hash'),
  },
  (t) => [index('audit_trail_object').on(t.object)],
);

/** One row: the last link of the chain. Whoever adds one holds it until the commit is done. */
export const auditHead = pgTable(
  'audit_head',
  {
    only: boolean('only').primaryKey().default(true),
    position: bigint('position', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [check('audit_head_one_row', sql`${t.only}`)],
);
