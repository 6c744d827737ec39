// Replies that are asked for far more often than they change are kept, as the text that was sent. Before one is sent
// again the database says whether anything it was made of has changed since: so a change that is committed anywhere is in
// the next reply of every process.
import type { CallName } from '@quoin/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { todayInNewYork } from '../clock';
import { askedTogether } from '../database/asked-together';
import { shelfState, type State } from '../database/changes';
import type { Services } from '../services';
import { languageOf } from './language';
import { ReplyStore } from './reply-store';

/** What a kept reply is made of beside its address, the language and the day. */
const MADE_OF = {
  listProducts: 'list',
  getProduct: 'shelf',
  listInvestments: 'holdings',
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

export const isKept = (call: CallName): call is KeptCall => call in MADE_OF;

/** Characters of all replies that are kept: some tens of megabytes. */
const ROOM = 24_000_000;

/** The reply that is kept, or the one that `execute` makes, as JSON. */
export function keptReplies({ clock, db }: Services) {
  const kept = new ReplyStore(ROOM);
  const stateForAnyone = askedTogether<void, State>(shelfState(db));

  return async (
    call: KeptCall,
    request: FastifyRequest,
    reply: FastifyReply,
    execute: () => Promise<object>,
  ): Promise<string> => {
    const now = request.state ?? (await stateForAnyone());
    const [seenBy, state = ''] = SEEN_BY[MADE_OF[call]](request, now);
    const language = languageOf(request.headers['accept-language']);
    const key = [request.url, language, todayInNewYork(clock), seenBy].join('\n');
    void reply.type('application/json; charset=utf-8');
    const found = kept.get(key, state);
    if (found !== undefined) return found;
    const made = await execute();
    const serialize = reply.getSerializationFunction('200');
    if (!serialize) throw new Error(`${call} has no shape to be written by`);
    const body = serialize({ ...made });
    kept.put(key, state, body);
    return body;
  };
}
