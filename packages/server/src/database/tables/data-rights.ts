import type { DataExportStatus, DeletionStatus, Language } from '@quoin/rules';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountId } from './accounts';
import { id, instant } from './columns';

/** An archive of an account's data. Its generated files are in the file store; it refers to the existing documents. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: id(),
    accountId: accountId(),
    status: text('status').$type<DataExportStatus>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Progress: documents read so far, and their total. */
    done: integer('done').notNull(),
    total: integer('total').notNull(),
    /** SHA-256 of the list of hashes, hexadecimal. Null until the archive is ready. */
    sums: text('sums'),
    requestedAt: instant('requested_at').notNull(),
    readyAt: instant('ready_at'),
    expiresAt: instant('expires_at'),
    /** SHA-256 of the key in the newest link. */
    keyHash: text('key_hash'),
    keyExpiresAt: instant('key_expires_at'),
    /** The link is valid only while this session is. */
    keySessionId: text('key_session_id'),
  },
  (t) => [uniqueIndex('data_exports_one').on(t.accountId), index('data_exports_key').on(t.keyHash)],
);

export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: id(),
    accountId: accountId(),
    status: text('status').$type<DeletionStatus>().notNull(),
    reason: text('reason').notNull(),
    /** Reason given by the operator. */
    note: text('note'),
    /** Recipient of the confirmation, because a deleted account has no e-mail address. Null once it is sent. */
    mailTo: text('mail_to'),
    requestedAt: instant('requested_at').notNull(),
    settledAt: instant('settled_at'),
  },
  (t) => [
    index('deletion_requests_account').on(t.accountId, t.requestedAt),
    uniqueIndex('deletion_requests_one_open')
      .on(t.accountId)
      .where(sql`status = 'requested'`),
  ],
);
