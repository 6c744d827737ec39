// The one slice of the API: a loop over the contract's table makes an endpoint, and its typed hook, of every row.
// Who imports it has it in the store.
import {
  CALL_NAMES,
  CALLS,
  TAGS,
  type BodyOf,
  type CallRow,
  type CallName,
  type Contract,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Tag,
} from '@quoin/contract';
import {
  createListenerMiddleware,
  isAnyOf,
  type MiddlewareAPI,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { setupListeners } from '@reduxjs/toolkit/query';
import {
  createApi,
  type EndpointBuilder,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import { injectedMiddleware, rootReducer } from '../store/root-reducer';
import { followAccountLanguage, languageChosen, selectLanguage } from '../i18n/language-slice';
import { accountLoaded, sessionLeft, sessionStarted } from '../session/session-slice';
import { spinner } from './spinner-slice';
import { baseQuery, type SentCall } from './base-query';

/** In brackets, so that a body of one of several shapes stays one body. */
type Has<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };
type Parts<K extends CallName> = Has<'params', ParamsOf<K>> &
  Has<'query', QueryOf<K>> &
  Has<'body', BodyOf<K>> &
  (Contract[K] extends { proof: string } ? { accessCode?: string | undefined } : unknown) &
  (Contract[K] extends { once: true } ? { key: string } : unknown);

/** What a hook of the slice is called with: `{ params, query, body, key }`, as far as the row has them. */
export type ArgOf<K extends CallName> = keyof Parts<K> extends never ? void : Parts<K>;

type Base = typeof baseQuery;
type Endpoints = {
  [K in CallName]: Contract[K]['method'] extends 'GET'
    ? QueryDefinition<ArgOf<K>, Base, Tag, ReplyOf<K>, 'api'>
    : MutationDefinition<ArgOf<K>, Base, Tag, ReplyOf<K>, 'api'>;
};

function endpointOf(build: EndpointBuilder<Base, Tag, 'api'>, name: CallName) {
  const row: CallRow = CALLS[name];
  const query = (parts: Omit<SentCall, 'name'> | void): SentCall => ({ name, ...parts });
  return row.method === 'GET'
    ? build.query({ query, providesTags: [...(row.reads ?? [])] })
    : build.mutation({ query, invalidatesTags: (_reply, error) => (error ? [] : [...(row.changes ?? [])]) });
}

export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  endpoints: (build) =>
    Object.fromEntries(CALL_NAMES.map((name) => [name, endpointOf(build, name)])) as unknown as Endpoints, // the loop's types are the table's
});

rootReducer.inject(api);
rootReducer.inject(spinner);
injectedMiddleware.addMiddleware(api.middleware, forgetting(), focusFollowing);

/** What was fetched is forgotten with who it was fetched for, or in which language. */
function forgetting() {
  const listener = createListenerMiddleware();
  // Another person may see other products: nothing that was fetched before is shown after.
  listener.startListening({
    matcher: isAnyOf(sessionStarted, sessionLeft),
    effect: (_action, { dispatch }) => void dispatch(api.util.resetApiState()),
  });
  // The server answers in the language of the call.
  listener.startListening({
    actionCreator: languageChosen,
    effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags([...TAGS])),
  });
  listener.startListening({
    matcher: api.endpoints.getUserInfo.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      dispatch(accountLoaded(payload));
      const action = followAccountLanguage(payload.preferred_language);
      const shown = selectLanguage(getState() as Parameters<typeof selectLanguage>[0]); // the store's type is not known here
      if (action.payload !== shown) dispatch(action);
    },
  });
  return listener.middleware;
}

/** Polling rests while the tab is behind others. */
function focusFollowing({ dispatch }: MiddlewareAPI<ThunkDispatch<unknown, unknown, UnknownAction>>) {
  setupListeners(dispatch);
  return (next: (action: unknown) => unknown) => next;
}
