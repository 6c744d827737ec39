// The audit log. A trigger (third migration) extends its hash chain when a transaction commits.
import { sql } from 'drizzle-orm';
import { bigint, bigserial, boolean, check, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';

/** Who did what to which object. */
export const auditTrail = pgTable(
  'audit_trail',
  {
    /** Order of inserts, with gaps for rolled-back transactions. */
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    at: instant('at').notNull(),
    /** account:<id>, operator:<name> or job */
    actor: text('actor').notNull(),
    /** For example `investment.approve`. */
    act: text('act').notNull(),
    /** For example `investment:<id>`. */
    object: text('object').notNull(),
    detail: jsonb('detail').$type<Record<string, string | number | boolean | null>>().notNull(),
    /** Order of commits, from one and without gaps. Null until the commit. */
    position: bigint('position', { mode: 'number' }).unique('audit_trail_position'),
    /** SHA-256 of the previous hash and this row, hexadecimal. */
    hash: text('hash'),
  },
  (t) => [index('audit_trail_object').on(t.object)],
);

/** One row: the last link of the chain. A transaction that extends it locks the row until it commits. */
export const auditHead = pgTable(
  'audit_head',
  {
    only: boolean('only').primaryKey().default(true),
    position: bigint('position', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [check('audit_head_one_row', sql`${t.only}`)],
);
