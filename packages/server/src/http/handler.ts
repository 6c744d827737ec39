// Types of a call's handler. A missing handler is a compile error (see app/handlers.ts).
import type { BodyOf, CallName, Contract, ParamsOf, QueryOf, ReplyOf } from '@quoin/contract';
import type { Language } from '@quoin/rules';
import type { Services } from '../services';

/** The account of a valid session. */
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
  /** Always present on calls of `investor`, optional on calls of `anyone`. */
  signedIn: Contract[K]['who'] extends 'investor' ? SignedIn : SignedIn | undefined;
  /** Used by sign-in, refresh and sign-out only. */
  refreshCookie: Cookie;
  visitCookie: Cookie;
  /** Proof of an identity check, on calls that require one. */
  accessCode: string | undefined;
  /** Browser and system from the user agent. */
  userAgent: string | undefined;
  /** The caller's IP address, for rate limits and the signing certificate. */
  address: string;
}

export type Handler<K extends CallName> = (request: Request<K>, services: Services) => Promise<ReplyOf<K>>;
export type Handlers = { [N in CallName]: Handler<N> };
/** For `satisfies`: the handlers of some calls. */
export type SomeHandlers = Partial<Handlers>;
