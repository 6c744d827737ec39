import Type from 'typebox';
import type { Schemas } from '../call';
import {
  Component,
  Count,
  withRole,
  Done,
  FileBytes,
  fileKey,
  Flag,
  Id,
  Instant,
  Label,
  link,
  Nullable,
  Page,
  PageNumber,
  PagesShown,
  Strict,
  Text,
} from '../shapes/primitives';
import { DocumentType, InvestorType } from '../shapes/terms';
import { ofInvestment } from './apply';

/** The hash identifies the exact content that was read. */
const content = {
  file_id: withRole(Id, 'The file.'),
  sha256: Label('Hexadecimal SHA-256 of the bytes.'),
  pages: Nullable(Type.Integer(), 'The number of pages. Null for a file that is not a PDF.'),
  size: Count('The size in bytes.'),
};

/** Fields of every list of documents. */
export const documentFacts = {
  file_id: withRole(Id, 'The file, for `readDocument`.'),
  name: Label('The name of the document.'),
  document_type: DocumentType,
  product_name: Label('The name of the product.'),
  updated_at: withRole(Instant, 'The time of the current version.'),
  size: Count('The size in bytes.'),
  read: Flag('Whether this account has opened the current version.'),
};

const Listed = Component('ListedDocument', 'A document for an investor, in the list of all investments.', {
  ...documentFacts,
  investment_id: withRole(Id, 'The investment.'),
  investor_id: withRole(Id, 'The investor.'),
  product_id: withRole(Id, 'The product.'),
  investor_type: InvestorType,
});

const ofFile = { params: Type.Object({ fileId: withRole(Id, 'The file.') }) };
const AccessCode = Text(100, 'From `checkIdentity` with the purpose `documents`.');

const OPENING = ['not_authorized_file', 'capital_call_cancelled'] as const;
/** A proof document needs the password to open, any other document of an investor needs the identity check. */
const READING = [...OPENING, 'password_check_needed', 'user_authentication_failed'] as const;

export const documents = {
  listDocuments: {
    summary: 'List documents',
    description: 'All documents for this account, the newest first. The filters can be combined.',
    query: Strict({
      product_id: Type.Optional(withRole(Id, 'Only documents of this product.')),
      investor_type: Type.Optional(withRole(InvestorType, 'Only documents of this investor.')),
      document_type: Type.Optional(withRole(DocumentType, 'Only documents of this kind.')),
      page: PageNumber,
      page_size: Type.Integer({ minimum: 1, maximum: 1000, default: 12, description: 'Rows per page.' }),
    }),
    reply: Page(Listed),
  },
  previewFile: {
    summary: 'Preview a file',
    description:
      'What the file is, and a key for its bytes. Not recorded as reading. Documents of the investor need an access code in the header Access-Code.',
    ...ofFile,
    reply: Component('OpenedFile', 'A file with a key for its bytes.', { ...fileKey, ...content }),
    errors: READING,
    proof: 'documents',
    origin: 'spec',
  },
  readDocument: {
    summary: 'Open a document',
    description:
      'A key for its bytes and how far it was read. Records the opening. Documents of the investor need an access code in the header Access-Code.',
    ...ofFile,
    reply: Type.Object({
      ...fileKey,
      ...content,
      end_reached_at: Nullable(
        Instant,
        'The first time that this account reached the end of exactly this content. Null before.',
      ),
    }),
    errors: READING,
    proof: 'documents',
    origin: 'spec',
  },
  requestDownload: {
    summary: 'Get a link to documents of an investment',
    description: 'The link downloads these files in one archive. It works for 60 seconds.',
    ...ofInvestment,
    body: Strict({
      file_ids: Type.Array(Id, { minItems: 1, maxItems: 100, description: 'The files.' }),
      access_code: AccessCode,
    }),
    reply: Type.Object(link),
    errors: [...OPENING, 'user_authentication_failed'],
  },
  downloadDocuments: {
    summary: 'Download documents of an investment',
    description:
      'The URL that `requestDownload` returns. Its token is the permission; no bearer token is needed.',
    ...ofInvestment,
    query: Strict({
      file_ids: Text(6600, 'Ids separated by commas.'),
      token: Text(100, 'The key of the link.'),
    }),
    reply: FileBytes,
    media: 'application/zip',
    errors: ['file_link_expired', 'capital_call_cancelled'],
    origin: 'spec',
  },
  requestDocumentArchive: {
    summary: 'Get a link to documents of all investments',
    description:
      'The link downloads these files in one archive with a folder for each fund. It works for 60 seconds.',
    body: Strict({
      file_ids: Type.Array(Id, { minItems: 1, maxItems: 30_000, description: 'The files.' }),
      access_code: AccessCode,
    }),
    reply: Type.Object({
      ...link,
      files: Count('The number of files in the archive.'),
      left_out: Count('The number of notices of cancelled capital calls, which cannot be opened.'),
      size: Nullable(Type.Integer(), 'The size of the archive in bytes. Null for four gigabytes or more.'),
    }),
    errors: [...OPENING, 'user_authentication_failed'],
    bodyKilobytes: 1024,
  },
  downloadDocumentArchive: {
    summary: 'Download documents of all investments',
    description:
      'The URL that `requestDocumentArchive` returns. The key is the permission; no token is needed.',
    query: Strict({ key: Text(100, 'The key of the link.') }),
    reply: FileBytes,
    media: 'application/zip',
    errors: ['file_link_expired'],
  },
  requestFileKey: {
    summary: 'Get a key for a file',
    description:
      'The key works for 60 seconds, for one file and one account. The bytes are at `url`, which takes range requests.',
    ...ofFile,
    reply: Component('FileKey', 'A key for the bytes of one file.', fileKey),
    errors: READING,
    proof: 'documents',
  },
  recordFileAccess: {
    summary: 'Record the reading of a file',
    description:
      'Records that the file was opened, or that its end was reached. The end is recorded only after its bytes were fetched, and with the pages that were shown.',
    ...ofFile,
    body: Strict({ end_reached: Flag('Whether the last page was shown.'), pages: PagesShown }),
    reply: Done,
    errors: ['not_authorized_file', 'document_not_opened', 'document_not_read'],
  },
} as const satisfies Record<string, Schemas>;
