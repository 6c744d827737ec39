// Replies that are asked for far more often than they change are kept, as the bytes that were sent. Before one is sent
// again the database says whether anything it was made of has changed since: so a change that is committed anywhere is in
// the next reply of every process.
import type { CallName } from '@quoin/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { todayInNewYork } from '../shared/clock';
import { batchQueries } from '../database/batch-queries';
import { shelfState, type State } from '../database/changes';
import type { Services } from '../services';
import { languageOf } from './request-headers';

/** What a kept reply is made of beside its address, the language and the day. */
const MADE_OF = {
  listProducts: 'list',
  getProduct: 'shelf',
  listInvestments: 'holdings',
  getPortfolioCourse: 'holdings',
} as const satisfies Partial<Record<CallName, keyof typeof SEEN_BY>>;

/** For whom a reply is the same, and how far it had changed when the caller was recognised. */
const SEEN_BY = {
  shelf: ({ signedIn }: FastifyRequest, { shelf }: State) => [signedIn?.country, shelf],
  /** By a residence, until somebody looks for what they have applied for. */
  list: ({ signedIn, query }: FastifyRequest, { shelf, account }: State) =>
    signedIn && asksForOwn(query)
      ? [`${signedIn.country} ${signedIn.accountId}`, `${shelf} ${account}`]
      : [signedIn?.country, shelf],
  holdings: ({ signedIn }: FastifyRequest, { shelf, account }: State) => [
    signedIn?.accountId,
    `${shelf} ${account}`,
  ],
};

const asksForOwn = (query: unknown): boolean =>
  typeof query === 'object' && query !== null && 'application' in query;

type KeptCall = keyof typeof MADE_OF;

export const isCachedCall = (call: CallName): call is KeptCall => call in MADE_OF;

interface Kept {
  /** In which it was made: it holds in no other. */
  state: string;
  body: Buffer;
}

/** Bytes of all replies that are kept, with their keys; what was asked for longest ago makes room. */
const ROOM = 24_000_000;

const JSON_TYPE = 'application/json; charset=utf-8';

export function cachedResponses({ clock, db }: Services) {
  const kept = new LRUCache<string, Kept>({
    maxSize: ROOM,
    sizeCalculation: ({ body }, key) => key.length + body.length,
  });
  const stateForAnyone = batchQueries<void, State>(shelfState(db));

  /** Under what a reply is kept, and what has to be so for it to hold. */
  const placeOf = (call: KeptCall, request: FastifyRequest): [key: string, state: string] => {
    const { state = NOTHING_KNOWN, url } = request;
    const [seenBy, seen = ''] = SEEN_BY[MADE_OF[call]](request, state);
    const language = languageOf(request.headers['accept-language']);
    return [[url, language, todayInNewYork(clock), seenBy].join('\n'), seen];
  };

  return {
    /** Sends the reply that is kept, where there is one: before its request is looked at, since one like it was well. */
    async send(call: KeptCall, request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
      request.state ??= await stateForAnyone();
      const [key, state] = placeOf(call, request);
      const found = kept.get(key);
      if (found?.state !== state) return false;
      void reply.type(JSON_TYPE).send(found.body);
      return true;
    },

    /** The reply that `execute` makes, as JSON; it is kept. */
    async make(
      call: KeptCall,
      request: FastifyRequest,
      reply: FastifyReply,
      execute: () => Promise<object>,
    ): Promise<Buffer> {
      const [key, state] = placeOf(call, request);
      const made = await execute();
      const serialize = reply.getSerializationFunction('200');
      if (!serialize) throw new Error(`${call} has no shape to be written by`);
      const body = Buffer.from(serialize({ ...made }));
      kept.set(key, { state, body });
      void reply.type(JSON_TYPE);
      return body;
    },
  };
}

const NOTHING_KNOWN: State = { shelf: '', account: '' };
