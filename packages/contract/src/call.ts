// The shape of one call of the contract; routes, OpenAPI and the portal's slice are derived from it.
import type { IdentityPurpose } from '@quoin/rules';
import type { TObject, TSchema } from 'typebox';
import type { ErrorName } from './errors/catalogue';

/** Cache tags: what a call reads, what a call makes stale. */
export const TAGS = [
  'me',
  'passkeys',
  'sessions',
  'investors',
  'investor_documents',
  'products',
  'reservations',
  'research',
  'investments',
  'application',
  'envelope',
  'funding',
  'redemptions',
  'documents',
  'calendar_link',
  'my_data',
  'bank_accounts',
  'referrals',
] as const;
export type Tag = (typeof TAGS)[number];

/** `half_signed_in` has passed the password and holds a ticket, `investor` has a session. */
export type Who = 'anyone' | 'half_signed_in' | 'investor';

/** What a browser needs of a call to make it. */
export interface CallRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** As OpenAPI writes it: `/v1/investors/{investorId}/docs`, below the prefix `/api`. */
  path: string;
  who: Who;
  reads?: readonly Tag[];
  changes?: readonly Tag[];
  /** Needs an Idempotency-Key: a repeated key gives the first answer. */
  once?: true;
  /** `false`: works in the background, no spinner over the page. */
  spinner?: false;
  /** Sent by the page, not by its reader: it neither renews a session nor keeps it from ending. Only for `anyone`. */
  unattended?: true;
}

/** A call with the schemas by which the server checks and documents it. */
export interface Call extends CallRow {
  summary: string;
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  reply: TSchema;
  /** Errors of this call beyond those every call may give (see `errorsOf`). */
  errors: readonly ErrorName[];
  /** The media type of a reply that is a file (`FileBytes`), JSON unless told. */
  media?: 'application/zip' | 'text/calendar' | 'text/vtt';
  /** Takes an access code of this purpose in the header `Access-Code`, so that it stands in no address. */
  proof?: IdentityPurpose;
  /** How many kilobytes its body may have, where that is more than usual. */
  bodyKilobytes?: number;
  /** `spec`: in the specification's table; `ours`: the product needs it and the table lacks it. */
  origin: 'spec' | 'ours';
}

const ANY_CALL: readonly ErrorName[] = [
  'illegal_parameter',
  'too_many_requests',
  'unavailable',
  'unexpected',
];
const CALL_WITH_BODY: readonly ErrorName[] = ['body_too_large'];
const SIGNED_IN_CALL: readonly ErrorName[] = ['not_signed_in', 'session_expired'];
const ONCE_CALL: readonly ErrorName[] = ['idempotency_key_missing', 'idempotency_key_reused'];

/** All errors a row may answer with: its own and those of its kind. */
export const errorsOf = (call: Call): readonly ErrorName[] => [
  ...call.errors,
  ...(call.who === 'investor' ? SIGNED_IN_CALL : []),
  ...(call.once ? ONCE_CALL : []),
  ...(call.body ? CALL_WITH_BODY : []),
  ...ANY_CALL,
];
