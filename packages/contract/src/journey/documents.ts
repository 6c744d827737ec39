import { DOCUMENT_TYPES, INVESTOR_TYPES } from '@quoin/rules';
import Type from 'typebox';
import type { Call } from '../call';
import { CALLS } from '../calls';
import {
  Done,
  FileBytes,
  fileKey,
  Id,
  Instant,
  Nullable,
  OneOf,
  PageNumber,
  PagesShown,
  Text,
} from '../shapes/primitives';

/** The hash identifies the exact content that was read. */
const content = {
  file_id: Id,
  sha256: Type.String(),
  /** Null for a file that is not a PDF. */
  pages: Nullable(Type.Integer()),
  size: Type.Integer(),
};

const OPENING = ['not_authorized_file', 'capital_call_cancelled'] as const;
/** A proof document needs the password to open, any other document of an investor needs the identity check. */
const READING = [...OPENING, 'password_check_needed', 'user_authentication_failed'] as const;

export const documents = {
  listDocuments: {
    ...CALLS.listDocuments,
    summary: 'My Documents: all documents of this account, the newest first, narrowed, by pages',
    query: Type.Object(
      {
        product_id: Type.Optional(Id),
        investor_type: Type.Optional(OneOf(INVESTOR_TYPES)),
        document_type: Type.Optional(OneOf(DOCUMENT_TYPES)),
        page: PageNumber,
        /** The number of documents on one page of a library. */
        page_size: Type.Integer({ minimum: 1, maximum: 1000, default: 12 }),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      items: Type.Array(
        Type.Object({
          file_id: Id,
          investment_id: Id,
          investor_id: Id,
          name: Type.String(),
          document_type: OneOf(DOCUMENT_TYPES),
          product_id: Id,
          product_name: Type.String(),
          investor_type: OneOf(INVESTOR_TYPES),
          updated_at: Instant,
          size: Type.Integer(),
          /** Whether this account has opened the current version. */
          read: Type.Boolean(),
        }),
      ),
      page: Type.Integer(),
      page_size: Type.Integer(),
      total: Type.Integer(),
    }),
    errors: [],
    origin: 'ours',
  },
  previewFile: {
    ...CALLS.previewFile,
    summary: 'A look at a file: what it is, and a key for its bytes; nothing is recorded',
    params: Type.Object({ fileId: Id }),
    reply: Type.Object({ ...fileKey, ...content }),
    errors: READING,
    proof: 'documents',
    origin: 'spec',
  },
  readDocument: {
    ...CALLS.readDocument,
    summary:
      'Opens a document to be read: a key for its bytes, how far it was read, and a record of the opening',
    params: Type.Object({ fileId: Id }),
    reply: Type.Object({
      ...fileKey,
      ...content,
      /** The first time that this account reached the end of exactly this content. */
      end_reached_at: Nullable(Instant),
    }),
    errors: READING,
    proof: 'documents',
    origin: 'spec',
  },
  requestDownload: {
    ...CALLS.requestDownload,
    summary: 'A link to some documents of an investment in one archive: one account, these files, 60 seconds',
    params: Type.Object({ investmentId: Id }),
    body: Type.Object(
      { file_ids: Type.Array(Id, { minItems: 1, maxItems: 100 }), access_code: Text(100) },
      { additionalProperties: false },
    ),
    reply: Type.Object({ url: Type.String(), expire: Instant }),
    errors: [...OPENING, 'user_authentication_failed'],
    origin: 'ours',
  },
  downloadDocuments: {
    ...CALLS.downloadDocuments,
    summary: 'The archive itself, to whoever holds the link of `requestDownload`; the token is no session',
    params: Type.Object({ investmentId: Id }),
    query: Type.Object(
      {
        /** Ids separated by commas. */
        file_ids: Text(6600),
        token: Text(100),
      },
      { additionalProperties: false },
    ),
    reply: FileBytes,
    media: 'application/zip',
    errors: ['file_link_expired', 'capital_call_cancelled'],
    origin: 'spec',
  },
  requestDocumentArchive: {
    ...CALLS.requestDocumentArchive,
    summary:
      'A link to documents of all investments in one archive, a folder for each fund: these files, 60 seconds',
    body: Type.Object(
      { file_ids: Type.Array(Id, { minItems: 1, maxItems: 30_000 }), access_code: Text(100) },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      url: Type.String(),
      expire: Instant,
      files: Type.Integer(),
      /** The number of notices of cancelled capital calls, which cannot be opened. */
      left_out: Type.Integer(),
      /** The size of the archive in bytes; null for four gigabytes or more. */
      size: Nullable(Type.Integer()),
    }),
    errors: [...OPENING, 'user_authentication_failed'],
    bodyKilobytes: 1024,
    origin: 'ours',
  },
  downloadDocumentArchive: {
    ...CALLS.downloadDocumentArchive,
    summary:
      'The archive itself, to whoever holds the link of `requestDocumentArchive`; the key is no session',
    query: Type.Object({ key: Text(100) }, { additionalProperties: false }),
    reply: FileBytes,
    media: 'application/zip',
    errors: ['file_link_expired'],
    origin: 'ours',
  },
  requestFileKey: {
    ...CALLS.requestFileKey,
    summary: 'A key for one file, one account, 60 seconds; the bytes are at `url`',
    params: Type.Object({ fileId: Id }),
    reply: Type.Object(fileKey),
    errors: READING,
    proof: 'documents',
    origin: 'ours',
  },
  recordFileAccess: {
    ...CALLS.recordFileAccess,
    summary:
      'Records that the file was opened, or that its end was reached; the end only of a file whose bytes were fetched',
    params: Type.Object({ fileId: Id }),
    body: Type.Object({ end_reached: Type.Boolean(), pages: PagesShown }, { additionalProperties: false }),
    reply: Done,
    errors: ['not_authorized_file', 'document_not_opened', 'document_not_read'],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
