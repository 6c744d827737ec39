// Stored files, their access keys, and the records of their opening.
import type { Bilingual, DocumentType, InvestorDocumentType, RemovedPart } from '@quoin/rules';
import { sql } from 'drizzle-orm';
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { accountId, accounts } from './accounts';
import { id, instant, ranges, refers } from './columns';
import { envelopes, investmentId, investors } from './investments';
import { webinars } from './products';

export const files = pgTable(
  'files',
  {
    id: id(),
    /** Owner. Null for documents of a product, which every account from an allowed country may open. */
    accountId: text('account_id').references(() => accounts.id),
    name: text('name').notNull(),
    contentType: text('content_type').notNull(),
    size: integer('size').notNull(),
    sha256: text('sha256').notNull(),
    /** Null unless it is a PDF. */
    pages: integer('pages'),
    /** Key in the file store. */
    storeKey: text('store_key').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('files_account').on(t.accountId, t.sha256)],
);

/** Proof document of an investor. `received_at` is null until the upload is confirmed. */
export const investorDocuments = pgTable(
  'investor_documents',
  {
    fileId: text('file_id').primaryKey(),
    accountId: accountId(),
    investorId: refers('investor_id', () => investors.id),
    documentType: text('document_type').$type<InvestorDocumentType>().notNull(),
    name: text('name').notNull(),
    declaredSize: integer('declared_size').notNull(),
    uploadHash: text('upload_hash').notNull(),
    uploadExpiresAt: instant('upload_expires_at').notNull(),
    receivedAt: instant('received_at'),
    deletedAt: instant('deleted_at'),
    /** Null if nothing was removed. */
    removedParts: jsonb('removed_parts').$type<RemovedPart[]>(),
  },
  (t) => [
    index('investor_documents_account').on(t.accountId),
    uniqueIndex('investor_documents_name')
      .on(t.investorId, t.documentType, t.name)
      .where(sql`received_at is not null and deleted_at is null`),
  ],
);

/** Documents of an investor: agreements, statements, notices, tax documents. */
export const documents = pgTable(
  'documents',
  {
    fileId: refers('file_id', () => files.id).primaryKey(),
    accountId: accountId(),
    investmentId: investmentId(),
    documentType: text('document_type').$type<DocumentType>().notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Last day of the quarter or year that a statement or tax document covers. */
    periodEnd: date('period_end', { mode: 'string' }),
  },
  (t) => [
    index('documents_investment').on(t.investmentId),
    // A covering index, so that the query skips earlier pages without reading rows.
    index('documents_account').on(t.accountId, t.updatedAt, t.fileId, t.investmentId, t.documentType),
    index('documents_period')
      .on(t.accountId, t.investmentId, t.documentType, t.periodEnd)
      .where(sql`${t.periodEnd} is not null`),
  ],
);

/** The versions of a product's documents that were read before an agreement was requested. */
export const agreementDocuments = pgTable(
  'agreement_documents',
  {
    envelopeId: refers('envelope_id', () => envelopes.id),
    fileId: refers('file_id', () => files.id),
    /** SHA-256 of the content that was read. */
    sha256: text('sha256').notNull(),
  },
  (t) => [primaryKey({ columns: [t.envelopeId, t.fileId] }), index('agreement_documents_file').on(t.fileId)],
);

/**
 * Documents that staff withdrew from an investor, kept for audit. Their files have no owner, so that nobody can open
 * them.
 */
export const withdrawnDocuments = pgTable(
  'withdrawn_documents',
  {
    fileId: refers('file_id', () => files.id).primaryKey(),
    accountId: accountId(),
    investmentId: investmentId(),
    documentType: text('document_type').$type<DocumentType>().notNull(),
    periodEnd: date('period_end', { mode: 'string' }),
    postedAt: instant('posted_at').notNull(),
    withdrawnAt: instant('withdrawn_at').notNull(),
    /** Shown to the investor. */
    reason: text('reason').notNull(),
    /** File of the replacement. */
    replacedBy: text('replaced_by').references(() => files.id),
  },
  (t) => [
    index('withdrawn_documents_investment').on(t.investmentId),
    index('withdrawn_documents_account').on(t.accountId),
  ],
);

export const fileKeys = pgTable(
  'file_keys',
  {
    /** SHA-256 of the key; the key itself is only in the link. */
    keyHash: text('key_hash').primaryKey(),
    fileId: text('file_id').notNull(),
    accountId: text('account_id').notNull(),
    /** The key is valid only while this session is. Null in keys of earlier versions. */
    sessionId: text('session_id'),
    expiresAt: instant('expires_at').notNull(),
    /** Byte ranges sent with the key. */
    sent: ranges('sent').notNull().default('{}'),
  },
  (t) => [index('file_keys_account').on(t.accountId)],
);

/** All bytes of this content have been sent to the account, so its reader may have shown all pages. */
export const fileDeliveries = pgTable(
  'file_deliveries',
  {
    accountId: text('account_id').notNull(),
    fileId: text('file_id').notNull(),
    sha256: text('sha256').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.fileId, t.sha256] })],
);

/** Permission to download documents as one archive. */
export const downloadKeys = pgTable(
  'download_keys',
  {
    /** SHA-256 of the key; the key itself is only in the link. */
    keyHash: text('key_hash').primaryKey(),
    /** Null if the files belong to several investments of the account. */
    investmentId: text('investment_id'),
    accountId: text('account_id').notNull(),
    /** As in `fileKeys`. */
    sessionId: text('session_id'),
    fileIds: jsonb('file_ids').$type<string[]>().notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [index('download_keys_account').on(t.accountId)],
);

export const fileAccesses = pgTable(
  'file_accesses',
  {
    id: id(),
    fileId: text('file_id').notNull(),
    accountId: text('account_id').notNull(),
    sha256: text('sha256').notNull(),
    endReached: boolean('end_reached').notNull(),
    /** Pages that the reader displayed, as reported by the browser. */
    pagesShown: jsonb('pages_shown').$type<number[]>(),
    at: instant('at').notNull(),
  },
  (t) => [index('file_accesses_file').on(t.accountId, t.fileId)],
);

// Webinar recordings. The video is a file; chapters and captions are stored here in every language.

/** Times are in seconds from the start. */
export interface Chapter {
  from: number;
  title: Bilingual;
}

export interface Cue {
  from: number;
  to: number;
  text: Bilingual;
}

export const recordings = pgTable(
  'recordings',
  {
    webinarId: refers('webinar_id', () => webinars.id).primaryKey(),
    fileId: refers('file_id', () => files.id),
    seconds: integer('seconds').notNull(),
    chapters: jsonb('chapters').$type<Chapter[]>().notNull(),
    cues: jsonb('cues').$type<Cue[]>().notNull(),
  },
  (t) => [index('recordings_file').on(t.fileId)],
);
