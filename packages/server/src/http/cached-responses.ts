// Caches the bytes of responses that are requested far more often than they change. Every hit is validated against the
// database first, so a change committed by any process is in the next response of all processes.
import type { CallName } from '@quoin/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { todayInNewYork } from '../shared/clock';
import { batchQueries } from '../database/batch-queries';
import { catalogueState, type State } from '../database/changes';
import type { Services } from '../services';
import { getLanguage } from './request-headers';

/** What a cached response depends on besides its URL, the language and the day. */
const DEPENDENCIES = {
  listProducts: 'list',
  getProduct: 'catalogue',
  listInvestments: 'holdings',
  getPortfolioCourse: 'holdings',
} as const satisfies Partial<Record<CallName, keyof typeof CACHE_KEYS>>;

/** The callers who share a response, and the state of its data at authentication. */
const CACHE_KEYS = {
  catalogue: ({ signedIn }: FastifyRequest, { catalogue }: State) => [signedIn?.country, catalogue],
  /** Shared by country, unless the caller filters by their own applications. */
  list: ({ signedIn, query }: FastifyRequest, { catalogue, account }: State) =>
    signedIn && asksForOwn(query)
      ? [`${signedIn.country} ${signedIn.accountId}`, `${catalogue} ${account}`]
      : [signedIn?.country, catalogue],
  holdings: ({ signedIn }: FastifyRequest, { catalogue, account }: State) => [
    signedIn?.accountId,
    `${catalogue} ${account}`,
  ],
};

const asksForOwn = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'application' in query;

type CachedCall = keyof typeof DEPENDENCIES;

export const isCachedCall = (call: CallName): call is CachedCall => call in DEPENDENCIES;

interface CachedResponse {
  /** State of the data it was made from; in any other state the response is stale. */
  state: string;
  body: Buffer;
}

/** Maximum bytes of all keys and responses. Evicts the least recently used. */
const MAX_BYTES = 24_000_000;

const JSON_TYPE = 'application/json; charset=utf-8';

export function cachedResponses({ clock, db }: Services) {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ body }, key) => key.length + body.length,
  });
  const stateForAnyone = batchQueries<void, State>(catalogueState(db));

  /** Cache key of a response, and the state in which it is fresh. */
  const getPlace = (call: CachedCall, request: FastifyRequest): [key: string, state: string] => {
    const { state = UNKNOWN_STATE, url } = request;
    const [seenBy, seen = ''] = CACHE_KEYS[DEPENDENCIES[call]](request, state);
    const language = getLanguage(request.headers['accept-language']);
    return [[url, language, todayInNewYork(clock), seenBy].join('\n'), seen];
  };

  return {
    /** Sends a fresh cached response, if any. Skips validation: an equal request has passed it. */
    async send(call: CachedCall, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      request.state ??= await stateForAnyone();
      const [key, state] = getPlace(call, request);
      const found = cache.get(key);
      if (found?.state !== state) return false;
      void reply.type(JSON_TYPE).send(found.body);
      return true;
    },

    /** Runs `execute` and caches its response as JSON. */
    async make(
      call: CachedCall,
      request: FastifyRequest,
      reply: FastifyReply,
      execute: () => Promise<object>,
    ): Promise<Buffer> {
      const [key, state] = getPlace(call, request);
      const made = await execute();
      const serialize = reply.getSerializationFunction('200');
      if (!serialize) throw new Error(`${call} has no response schema`);
      const body = Buffer.from(serialize({ ...made }));
      cache.set(key, { state, body });
      void reply.type(JSON_TYPE);
      return body;
    },
  };
}

const UNKNOWN_STATE: State = { catalogue: '', account: '' };
