// Tables for the operation of the server: idempotency, outbox, installation settings, rate limits, changes, audit log.
import { sql } from 'drizzle-orm';
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  varchar,
} from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    accountId: text('account_id').notNull(),
    key: text('key').notNull(),
    call: text('call').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status'),
    /** Not `jsonb`, which does not preserve the order of keys. */
    reply: json('reply'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] })],
);

/** Demo mode: sent text messages and e-mails. */
export const outbox = pgTable(
  'outbox',
  {
    id: id(),
    channel: text('channel').notNull(),
    to: text('to').notNull(),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    link: text('link'),
    code: text('code'),
    sentAt: instant('sent_at').notNull(),
    /** Order of sending, independent of the clock. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
  },
  (t) => [index('outbox_to').on(t.to, t.sentAt)],
);

/** Settings of this installation, such as the offset of the demo clock and whether the demo world was seeded. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Used points of rate limits by address, account, or phone that receives text messages. */
export const requestLimits = pgTable('request_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** End of the window, in milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

/**
 * Changes of the data behind cached responses: written by triggers, read by http/cached-responses.ts. The newest row of
 * each subject is kept, so that a state never repeats.
 */
export const changes = pgTable(
  'changes',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    /** Account id, or the constant of the catalogue. */
    subject: text('subject').notNull(),
    // eslint-disable-next-line promises/bare-clock -- triggers write these rows, and no decision depends on the time
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('changes_subject').on(t.subject, t.seq)],
);

// The audit log. A trigger (third migration) extends its hash chain when a transaction commits.

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
