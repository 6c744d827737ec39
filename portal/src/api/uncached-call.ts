// A call whose large reply bypasses the store, which would compare, copy and freeze every row.
import type { CallName, ReplyOf } from '@quoin/contract';
import type { Dispatch } from '@reduxjs/toolkit';
import type { ArgOf } from './api';
import { baseQuery, type SentCall } from './base-query';
import type { CallError } from './call-error';

type Answer<K extends CallName> =
  { data: ReplyOf<K>; error?: undefined } | { data?: undefined; error: CallError };

/** Thunk that sends a call without the cache and the spinner. */
export const callUncached =
  <K extends CallName>(name: K, parts: ArgOf<K>, controller: AbortController) =>
  async (dispatch: Dispatch, getState: () => unknown): Promise<Answer<K>> => {
    const call: SentCall = { name, ...(parts as Omit<SentCall, 'name'> | void) };
    const answer = await baseQuery(
      call,
      {
        dispatch,
        getState,
        extra: undefined,
        endpoint: name,
        type: 'query',
        signal: controller.signal,
        abort: (reason) => controller.abort(reason),
      },
      {},
    );
    return answer as Answer<K>; // the contract types the reply by name
  };
