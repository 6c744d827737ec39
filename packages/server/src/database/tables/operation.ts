// Rows for the server's own operation: idempotency, sent messages, settings of the installation.
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

/** Demo mode: messages that the SMS and mail providers sent. */
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
    /** Order of messages of the same millisecond. */
    seq: bigserial('seq', { mode: 'number' }).notNull(),
  },
  (t) => [index('outbox_to').on(t.to, t.sentAt)],
);

/** Settings of this installation: the demo clock's offset, whether the demo world was seeded. */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});

/** Used points of a rate limit: of an address, an account, or a phone that receives messages. */
export const requestLimits = pgTable('request_limits', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  /** End of the window, in milliseconds since 1970. */
  expire: bigint('expire', { mode: 'number' }),
});

/**
 * Changes of the data behind cached responses: written by triggers, read by http/cached-responses.ts. The newest row
 * of a subject is kept, so that its state never repeats.
 */
export const changes = pgTable(
  'changes',
  {
    seq: bigserial('seq', { mode: 'number' }).primaryKey(),
    /** An account's id, or the constant of the catalogue. */
    subject: text('subject').notNull(),
    // eslint-disable-next-line promises/bare-clock -- triggers write these rows, and nothing is decided by the time
    at: instant('at').notNull().defaultNow(),
  },
  (t) => [index('changes_subject').on(t.subject, t.seq)],
);
