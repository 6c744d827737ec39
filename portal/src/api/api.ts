// The API slice: every row of the contract's table becomes an endpoint with a typed hook. Importing this module adds the
// slice to the store.
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

/** The brackets keep the conditional type from distributing over a union body. */
type Has<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };
type Parts<K extends CallName> = Has<'params', ParamsOf<K>> &
  Has<'query', QueryOf<K>> &
  Has<'body', BodyOf<K>> &
  (Contract[K] extends { proof: string } ? { accessCode?: string | undefined } : unknown) &
  (Contract[K] extends { once: true } ? { key: string } : unknown);

/** Argument of an endpoint's hook: `{ params, query, body, key }`, as far as the row has them. */
export type ArgOf<K extends CallName> = keyof Parts<K> extends never ? void : Parts<K>;

type Base = typeof baseQuery;
type Endpoints = {
  [K in CallName]: Contract[K]['method'] extends 'GET'
    ? QueryDefinition<ArgOf<K>, Base, Tag, ReplyOf<K>, 'api'>
    : MutationDefinition<ArgOf<K>, Base, Tag, ReplyOf<K>, 'api'>;
};

function createEndpoint(build: EndpointBuilder<Base, Tag, 'api'>, name: CallName) {
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
    Object.fromEntries(CALL_NAMES.map((name) => [name, createEndpoint(build, name)])) as unknown as Endpoints, // fromEntries loses the type per row
});

rootReducer.inject(api);
rootReducer.inject(spinner);
injectedMiddleware.addMiddleware(api.middleware, cacheListener(), focusMiddleware);

/** Resets or refetches cached data when the session or the language changes. */
function cacheListener() {
  const listener = createListenerMiddleware();
  // Another account may see other products.
  listener.startListening({
    matcher: isAnyOf(sessionStarted, sessionLeft),
    effect: (_action, { dispatch }) => void dispatch(api.util.resetApiState()),
  });
  // The server replies in the language of the request.
  listener.startListening({
    actionCreator: languageChosen,
    effect: (_action, { dispatch }) => void dispatch(api.util.invalidateTags([...TAGS])),
  });
  listener.startListening({
    matcher: api.endpoints.getUserInfo.matchFulfilled,
    effect: ({ payload }, { dispatch, getState }) => {
      dispatch(accountLoaded(payload));
      const action = followAccountLanguage(payload.preferred_language);
      const shown = selectLanguage(getState() as Parameters<typeof selectLanguage>[0]); // the store is typed in the shell
      if (action.payload !== shown) dispatch(action);
    },
  });
  return listener.middleware;
}

/** Lets RTK Query pause polling while the tab is hidden. */
function focusMiddleware({ dispatch }: MiddlewareAPI<ThunkDispatch<unknown, unknown, UnknownAction>>) {
  setupListeners(dispatch);
  return (next: (action: unknown) => unknown) => next;
}
