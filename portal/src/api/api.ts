// The one slice of the API: a loop over the contract's table makes an endpoint, and its typed hook, of every row.
import {
  CALL_NAMES,
  CONTRACT,
  TAGS,
  type BodyOf,
  type Call,
  type CallName,
  type Contract,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  type Tag,
} from '@quoin/contract';
import {
  createApi,
  type EndpointBuilder,
  type MutationDefinition,
  type QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import { baseQuery, type SentCall } from './base-query';

/** In brackets, so that a body of one of several shapes stays one body. */
type Has<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value };
type Parts<K extends CallName> = Has<'params', ParamsOf<K>> &
  Has<'query', QueryOf<K>> &
  Has<'body', BodyOf<K>> &
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
  const row: Call = CONTRACT[name];
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
