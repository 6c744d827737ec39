// The whole API as one table. A key is the operation id: of the route, the OpenAPI operation and the slice's hook.
import type { Static, TSchema } from 'typebox';
import type { Schemas } from './call';
import { CALL_NAMES, type CallName, CALLS } from './calls';
import { access, sessions } from './journey/access';
import { account } from './journey/account';
import { apply } from './journey/apply';
import { browse } from './journey/browse';
import { calendar, pacing, pendingActions } from './journey/calendar';
import { dataRights } from './journey/data-rights';
import { documents } from './journey/documents';
import { fund } from './journey/fund';
import { investors } from './journey/investors';
import { join, visit } from './journey/join';
import { passkeys } from './journey/passkeys';
import { payoutAccounts } from './journey/payout-accounts';
import { portfolio } from './journey/portfolio';
import { redeem } from './journey/redeem';
import { refer } from './journey/refer';
import { research, webinars } from './journey/research';
import { reservations } from './journey/reservations';
import { sign } from './journey/sign';

const SCHEMAS = {
  visit,
  join,
  access: { ...access, ...passkeys, ...sessions },
  account: { ...account, ...payoutAccounts, ...dataRights },
  investors,
  browse: { ...browse, ...reservations, ...research, ...webinars },
  apply,
  sign,
  fund,
  portfolio: { ...portfolio, ...calendar, ...pacing, ...pendingActions },
  documents,
  redeem,
  refer,
};

/** The names of the calls by journey. */
export const JOURNEYS: Record<string, Record<string, Schemas>> = SCHEMAS;

const rows = {
  ...SCHEMAS.visit,
  ...SCHEMAS.join,
  ...SCHEMAS.access,
  ...SCHEMAS.account,
  ...SCHEMAS.investors,
  ...SCHEMAS.browse,
  ...SCHEMAS.apply,
  ...SCHEMAS.sign,
  ...SCHEMAS.fund,
  ...SCHEMAS.portfolio,
  ...SCHEMAS.documents,
  ...SCHEMAS.redeem,
  ...SCHEMAS.refer,
};

export const CONTRACT = Object.fromEntries<unknown>(
  CALL_NAMES.map((name) => [name, { ...CALLS[name], ...rows[name] }]),
) as { [K in CallName]: (typeof CALLS)[K] & (typeof rows)[K] }; // `fromEntries` loses the types of the rows.

/** The heading of each journey in the API reference. */
export const JOURNEY_DESCRIPTIONS: Record<string, string> = {
  visit: 'Visits by e-mailed links, and the waitlist. Public.',
  join: 'Sign-up: phone code, account, activation by e-mail. Public.',
  access: 'Sign-in, sessions, passwords and passkeys.',
  account: 'The user, security settings, bank and brokerage accounts, personal data.',
  investors: 'Who invests through the account, identity checks and proof documents.',
  browse: 'The catalogue of products with their materials, webinars, research and reservations.',
  apply: 'The application of an investor for a product, in five steps.',
  sign: 'Documents for signature: reading, consent and signature.',
  fund: 'How an investment is paid: amounts due, wire instructions, ACH and capital calls.',
  portfolio: 'Investments with their figures, calendar, pacing and pending actions.',
  documents: 'Documents for the investor, and the keys to their bytes.',
  redeem: 'Redemptions, and the delivery of distributions.',
  refer: 'Invitations of other people.',
};

export type Contract = typeof CONTRACT;

type Part<K extends CallName, P extends 'params' | 'query' | 'body'> =
  Contract[K] extends Record<P, infer S> ? (S extends TSchema ? Static<S> : undefined) : undefined;

/** Computed once per call: generic types over all calls doubled the compile time. */
interface Parts {
  params: { [K in CallName]: Part<K, 'params'> };
  query: { [K in CallName]: Part<K, 'query'> };
  body: { [K in CallName]: Part<K, 'body'> };
  reply: { [K in CallName]: Static<Contract[K]['reply']> };
}

export type ParamsOf<K extends CallName> = Parts['params'][K];
export type QueryOf<K extends CallName> = Parts['query'][K];
export type BodyOf<K extends CallName> = Parts['body'][K];
export type ReplyOf<K extends CallName> = Parts['reply'][K];

/** A number or a name; `at` is an instant in ISO 8601. */
export type ErrorValue = string | number | { at: string };

/** The error reply of every call. */
export interface ErrorReply {
  code: number;
  message: string;
  request_id: string;
  fields?: Record<string, string>;
  /** The values inside the message, so that a client can show its own translation. */
  values?: Record<string, ErrorValue>;
}
