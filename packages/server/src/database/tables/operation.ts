// Rows the server itself needs: repeated requests, messages sent, facts of the installation.
import {
  bigint,
  bigserial,
  index,
  integer,
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
    reply: jsonb('reply'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.key] })],
);

/** Demo mode's letter box: what the SMS and mail providers sent. */
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
    /** Order among those sent in the same millisecond. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
  },
  (t) => [index('outbox_to').on(t.to, t.sentAt)],
);

/** Small facts of this installation: the demo clock's offset, whether the demo world was seeded. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** How much of a rate limit is spent: by an address, an account, or a phone that gets messages. */
export const requestLimits = pgTable('request_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** When the span ends, in milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

/**
 * That something changed of which replies are kept: written by triggers, read by http/cached-responses.ts. The newest row of
 * a subject stays, so that its state is never one that was before.
 */
export const changes = pgTable(
  'changes',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    /** An account's id, or `shelf`. */
    subject: text('subject').notNull(),
    // eslint-disable-next-line promises/bare-clock -- triggers write these rows, and nothing is decided by the time
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('changes_subject').on(t.subject, t.seq)],
);
