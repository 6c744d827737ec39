// Makes calls by their names in the contract, to a server in this process or in another one.
import {
  CONTRACT,
  getErrorName,
  type BodyOf,
  type Call,
  type CallName,
  type ErrorName,
  type ErrorReply,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@quoin/contract';
import type { Language } from '@quoin/rules';

export interface CallOptions<K extends CallName> {
  params?: ParamsOf<K>;
  query?: QueryOf<K>;
  body?: BodyOf<K>;
  /** Bearer token. */
  token?: string;
  /** The refresh cookie, as `quoin_refresh=…`. */
  cookie?: string;
  language?: Language;
  /** Idempotency-Key. Defaults to a new key for calls that need one. */
  key?: string;
  /** Access code of an identity check, for calls that take it as a header. */
  accessCode?: string;
  /** The caller's address. */
  address?: string;
  /** The user agent of the caller. */
  userAgent?: string;
}

export interface Answer<K extends CallName, R> {
  status: number;
  response: R;
  /** The reply as sent. Use it only if `status` is 200. */
  reply: ReplyOf<K>;
}

export interface Refused extends ErrorReply {
  status: number;
  /** Name of `code` in the catalogue. */
  error: ErrorName;
}

/** Parts of a response that tests use. */
interface Heard {
  statusCode: number;
  body: string;
  json(): ReturnType<JSON['parse']>;
}

/** A request in the format of Fastify's `inject`. */
export interface Sent {
  method: Call['method'];
  url: string;
  query: Record<string, string>;
  payload?: string;
  headers: Record<string, string>;
  remoteAddress?: string;
}
type Inject<R extends Heard> = (request: Sent) => Promise<R>;

export function callsBy<R extends Heard>(inject: Inject<R>) {
  const call = <K extends CallName>(name: K, options: CallOptions<K> = {}) => send(inject, name, options);

  /** Returns the reply of a call that must succeed. */
  const ok = async <K extends CallName>(name: K, options: CallOptions<K> = {}): Promise<ReplyOf<K>> => {
    const { status, reply, response } = await call(name, options);
    if (status !== 200) throw new Error(`${name} was refused: ${response.body}`);
    return reply;
  };

  /** Returns the error of a call that must fail. */
  const refused = async <K extends CallName>(name: K, options: CallOptions<K> = {}): Promise<Refused> => {
    const { status, response } = await call(name, options);
    const body: ErrorReply = response.json();
    const error = status === 200 ? undefined : getErrorName(body.code);
    if (!error) throw new Error(`${name} was not refused: ${response.body}`);
    return { ...body, status, error };
  };

  return { call, ok, refused };
}

async function send<K extends CallName, R extends Heard>(
  inject: Inject<R>,
  name: K,
  {
    params,
    query,
    body,
    token,
    cookie,
    language = 'en',
    key,
    accessCode,
    address,
    userAgent,
  }: CallOptions<K>,
): Promise<Answer<K, R>> {
  const row: Call = CONTRACT[name];
  const path = row.path.replaceAll(/\{(\w+)\}/g, (_, part: string) => String(Object(params)[part]));
  const response = await inject({
    method: row.method,
    url: `/api${path}`,
    query: Object(query),
    payload: body === undefined ? undefined : JSON.stringify(body),
    remoteAddress: address,
    headers: {
      'accept-language': language,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(cookie ? { cookie } : {}),
      ...(userAgent ? { 'user-agent': userAgent } : {}),
      ...(accessCode ? { 'access-code': accessCode } : {}),
      ...(row.once ? { 'idempotency-key': key ?? `test-${(keys += 1)}` } : {}),
    },
  });
  return { status: response.statusCode, response, reply: response.json() };
}

let keys = 0;
