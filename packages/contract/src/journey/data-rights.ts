// The part of `account` about personal data: an archive of all data, and its deletion.
import Type from 'typebox';
import { DATA_EXPORT_STATUSES, DELETION_STATUSES, KEPT_RECORDS, KEPT_SINCE } from '@quoin/rules';
import type { Schemas } from '../call';
import {
  Component,
  Count,
  withRole,
  Done,
  FileBytes,
  Flag,
  Instant,
  Label,
  link,
  Nullable,
  OneOf,
  PartList,
  Strict,
  Text,
  Verbatim,
} from '../shapes/primitives';

const Archive = Component('DataArchive', 'An archive of all data of the account.', {
  status: OneOf(DATA_EXPORT_STATUSES, { description: 'Whether the archive can be downloaded.' }),
  requested_at: withRole(Instant, 'The time of the request.'),
  done: Count('The number of documents whose content was verified.'),
  total: Count('The number of all documents.'),
  ready_at: Nullable(Instant, 'Null while the archive is being made.'),
  expires_at: Nullable(Instant, 'The end of the download period. Null while the archive is being made.'),
  sums_sha256: Nullable(
    Type.String(),
    'Hexadecimal SHA-256 of the list of hashes in the archive, which covers all content. Null while the archive is being made.',
  ),
});

const Deletion = Component('DeletionRequest', 'A request to delete the account.', {
  status: OneOf(DELETION_STATUSES, { description: 'The lifecycle of the request.' }),
  requested_at: withRole(Instant, 'The time of the request.'),
  settled_from: withRole(Instant, 'Nobody settles the request before then, so it can be withdrawn.'),
  note: Nullable(Type.String(), 'The operator’s reason for a rejection. Null unless rejected.'),
});

export const dataRights = {
  getMyData: {
    summary: 'Get the state of personal data',
    description:
      'The archive of the account’s data, the request to delete the account, and the records that must be kept after a deletion.',
    reply: Type.Object({
      archive: Nullable(Archive, 'The newest archive. Null if there is none.'),
      deletion: Nullable(Deletion, 'The newest request. Null if there is none.'),
      deletable: Flag('Whether a deletion can be requested: no investment prevents it.'),
      kept: PartList('The records that the law requires the operator to keep.', {
        record: OneOf(KEPT_RECORDS, { description: 'The kind of record.' }),
        years: Count('How long it is kept.'),
        since: OneOf(KEPT_SINCE, { description: 'The event from which the years count.' }),
        source: Label('The legal provision.'),
      }),
    }),
  },
  requestDataArchive: {
    summary: 'Request an archive of personal data',
    description:
      'Starts a job that makes an archive of all data of the account and replaces the previous one. An e-mail is sent once it is ready. Needs `verifyPassword` before.',
    reply: Archive,
    errors: ['password_check_needed'],
  },
  requestDataKey: {
    summary: 'Get a link to the data archive',
    description: 'The link works for 60 seconds. Needs `verifyPassword` before.',
    reply: Type.Object(link),
    errors: ['password_check_needed', 'data_export_missing'],
  },
  downloadData: {
    summary: 'Download the data archive',
    description: 'The URL that `requestDataKey` returns. The key is the permission; no token is needed.',
    query: Strict({ key: Text(100, 'The key of the link.') }),
    reply: FileBytes,
    media: 'application/zip',
    errors: ['file_link_expired'],
  },
  checkDataArchive: {
    summary: 'Check an archive',
    description:
      'Returns whether the audit trail has an archive of this account with this list of hashes, which proves that the archive is unaltered.',
    body: Strict({
      sums_sha256: Type.String({
        pattern: '^[0-9a-f]{64}$',
        maxLength: 64,
        description: 'Hexadecimal SHA-256 of the list of hashes in the archive.',
      }),
    }),
    reply: Type.Object({ made_at: Nullable(Instant, 'When it was made. Null if it was not.') }),
  },
  requestDeletion: {
    summary: 'Request deletion of the account',
    description:
      'Asks the operator to delete the account and all data that need not be kept. Needs `verifyPassword` before.',
    body: Strict({ reason: Verbatim(1000, 'Why; may be empty.') }),
    reply: Deletion,
    errors: ['password_check_needed', 'deletion_not_open', 'deletion_requested'],
  },
  withdrawDeletion: {
    summary: 'Withdraw the request for deletion',
    description: 'Possible until the operator settles the request.',
    reply: Done,
    errors: ['deletion_missing', 'transition_refused'],
  },
} as const satisfies Record<string, Schemas>;
