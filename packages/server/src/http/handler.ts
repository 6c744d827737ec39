// What a handler of a contract row gets and gives. A row without a handler does not compile (see app/handlers.ts).
import type { BodyOf, CallName, Contract, ParamsOf, QueryOf, ReplyOf } from '@quoin/contract';
import type { Language } from '@quoin/rules';
import type { Services } from '../services';

/** The account behind a valid session. */
export interface SignedIn {
  accountId: string;
  sessionId: string;
  email: string;
  country: string;
}

export interface Cookie {
  read(): string | undefined;
  write(value: string, expires: Date): void;
  clear(): void;
}

export interface Request<K extends CallName> {
  params: ParamsOf<K>;
  query: QueryOf<K>;
  body: BodyOf<K>;
  language: Language;
  /** Present on rows of `investor`; may be present on rows of `anyone`. */
  signedIn: Contract[K]['who'] extends 'investor' ? SignedIn : SignedIn | undefined;
  /** Set and read only by sign-in, refresh and sign-out. */
  refreshCookie: Cookie;
  visitCookie: Cookie;
  /** Of an identity check, on rows that say for which purpose. */
  accessCode: string | undefined;
  /** What the browser says of itself. */
  userAgent: string | undefined;
  /** The caller's address: for limits, and for the certificate of what is signed. */
  address: string;
}

export type Handler<K extends CallName> = (request: Request<K>, services: Services) => Promise<ReplyOf<K>>;
export type Handlers<K extends CallName> = { [N in K]: Handler<N> };
