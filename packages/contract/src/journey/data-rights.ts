// The part of `account` about personal data: an archive of all data, and its deletion.
import Type from 'typebox';
import { DATA_EXPORT_STATUSES, DELETION_STATUSES, KEPT_RECORDS, KEPT_SINCE } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { Done, FileBytes, Instant, Nullable, OneOf, Text, Verbatim } from '../shapes/primitives';

const Archive = Type.Object({
  status: OneOf(DATA_EXPORT_STATUSES),
  requested_at: Instant,
  /** The number of documents whose content was verified, and the number of all documents. */
  done: Type.Integer(),
  total: Type.Integer(),
  /** Null while the archive is being made. */
  ready_at: Nullable(Instant),
  /** The end of the download period. */
  expires_at: Nullable(Instant),
  /** Hexadecimal SHA-256 of the list of hashes, which covers all content. */
  sums_sha256: Nullable(Type.String()),
});

const Deletion = Type.Object({
  status: OneOf(DELETION_STATUSES),
  requested_at: Instant,
  /** The request can be withdrawn until then, because nobody settles it earlier. */
  settled_from: Instant,
  /** The operator's reason for a rejection. */
  note: Nullable(Type.String()),
});

export const dataRights = {
  getMyData: {
    ...CALLS.getMyData,
    origin: 'ours',
    summary: 'The archive of one’s data, the request to delete the account, and what would have to be kept',
    reply: Type.Object({
      archive: Nullable(Archive),
      deletion: Nullable(Deletion),
      /** No investment prevents a deletion. */
      deletable: Type.Boolean(),
      kept: Type.Array(
        Type.Object({
          record: OneOf(KEPT_RECORDS),
          years: Type.Integer(),
          since: OneOf(KEPT_SINCE),
          source: Type.String(),
        }),
      ),
    }),
    errors: [],
  },
  requestDataArchive: {
    ...CALLS.requestDataArchive,
    origin: 'ours',
    summary:
      'Has an archive of all of one’s data made, in place of the one before; a mail tells when it is ready',
    reply: Archive,
    errors: ['password_check_needed'],
  },
  requestDataKey: {
    ...CALLS.requestDataKey,
    origin: 'ours',
    summary: 'A link to the archive: one account, 60 seconds',
    reply: Type.Object({ url: Type.String(), expire: Instant }),
    errors: ['password_check_needed', 'data_export_missing'],
  },
  downloadData: {
    ...CALLS.downloadData,
    summary: 'The archive itself, to whoever holds the link of `requestDataKey`; the key is no session',
    query: Type.Object({ key: Text(100) }, { additionalProperties: false }),
    reply: FileBytes,
    media: 'application/zip',
    errors: ['file_link_expired'],
    origin: 'ours',
  },
  checkDataArchive: {
    ...CALLS.checkDataArchive,
    origin: 'ours',
    summary: 'Whether an archive with this list of hashes was made for this account, by the audit trail',
    body: Type.Object(
      { sums_sha256: Type.String({ pattern: '^[0-9a-f]{64}$', maxLength: 64 }) },
      { additionalProperties: false },
    ),
    reply: Type.Object({ made_at: Nullable(Instant) }),
    errors: [],
  },
  requestDeletion: {
    ...CALLS.requestDeletion,
    origin: 'ours',
    summary: 'Asks the operator to delete the account and all that need not be kept',
    body: Type.Object({ reason: Verbatim(1000) }, { additionalProperties: false }),
    reply: Deletion,
    errors: ['password_check_needed', 'deletion_not_open', 'deletion_requested'],
  },
  withdrawDeletion: {
    ...CALLS.withdrawDeletion,
    origin: 'ours',
    summary: 'Takes the request to delete the account back',
    reply: Done,
    errors: ['deletion_missing', 'transition_refused'],
  },
} as const satisfies Record<string, Call>;
