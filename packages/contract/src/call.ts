// The shape of one call of the contract. Routes, OpenAPI and the portal's slice are derived from it.
import type { IdentityPurpose } from '@quoin/rules';
import type { TObject, TSchema } from 'typebox';
import type { ErrorName } from './errors/catalogue';

/** Cache tags: the data that a call reads or invalidates. */
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

/** The part of a call that a browser needs. */
export interface CallRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** In OpenAPI notation, below the prefix `/api`: `/v1/investors/{investorId}/docs`. */
  path: string;
  who: Who;
  reads?: readonly Tag[];
  changes?: readonly Tag[];
  /** Needs an Idempotency-Key. A repeated key returns the first response. */
  once?: true;
  /** `false`: a background call that shows no spinner over the page. */
  spinner?: false;
  /** Sent by the page without an action of the user, so it does not extend the session. Only for `anyone`. */
  unattended?: true;
}

/** The schemas that the server validates and documents a call with. */
export interface Schemas {
  /** The heading of the operation in the API reference: a verb phrase. */
  summary: string;
  /** What the call does, what it needs and what its caller must know. */
  description: string;
  /** For calls of `anyone`: a bearer token is accepted, and the reply depends on its account. */
  personal?: true;
  /** What the call does with the cookie that renews a session. */
  refreshCookie?: 'sets' | 'requires';
  params?: TObject;
  query?: TObject;
  body?: TSchema;
  reply: TSchema;
  /** Errors of this call in addition to those of every call (see `getErrors`). */
  errors?: readonly ErrorName[];
  /** The media type of a reply that is a file (`FileBytes`); JSON by default. */
  media?: 'application/zip' | 'text/calendar' | 'text/vtt';
  /** Takes an access code for this purpose in the header `Access-Code`, which keeps it out of URLs. */
  proof?: IdentityPurpose;
  /** The largest body in kilobytes, if it exceeds the default. */
  bodyKilobytes?: number;
  /** `spec`: in the specification's table. Others are additions that the product needs. */
  origin?: 'spec';
}

export type Call = CallRow & Schemas;

const ANY_CALL: readonly ErrorName[] = [
  'illegal_parameter',
  'too_many_requests',
  'unavailable',
  'unexpected',
];
/** Also of calls without a body, which a client may send all the same. */
const CALL_THAT_WRITES: readonly ErrorName[] = ['body_too_large'];
const SIGNED_IN_CALL: readonly ErrorName[] = ['not_signed_in', 'session_expired', 'phone_required'];
const ONCE_CALL: readonly ErrorName[] = ['idempotency_key_missing', 'idempotency_key_reused'];

/** All errors that a call may return: its own and those of every call of its kind. */
export const getErrors = (call: Call): readonly ErrorName[] => [
  ...(call.errors ?? []),
  ...(call.who === 'investor' ? SIGNED_IN_CALL : []),
  ...(call.once ? ONCE_CALL : []),
  ...(call.method === 'GET' ? [] : CALL_THAT_WRITES),
  ...ANY_CALL,
];
