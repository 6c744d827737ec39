// All documents of the account: the newest first, then older ones page by page.
import type { CallName, ReplyOf } from '@quoin/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Dispatch } from '@reduxjs/toolkit';
import { api, type ArgOf } from '../../api/api';
import type { CallError } from '../../api/call-error';
import { useAppDispatch } from '../../store/root-reducer';
import { baseQuery, type SentCall } from '../../api/base-query';

export type DocumentRow = ReplyOf<'listDocuments'>['items'][number];

/** Page size that the server can look up in under 20 ms. */
const PAGE_SIZE = 500;
const NO_ROWS: readonly DocumentRow[] = [];

interface Older {
  rows: readonly DocumentRow[];
  /** Error of the pages that failed to load. */
  error?: CallError;
}

/** `loading`: more pages are loading. `missing`: error of the older pages; `rows` has the newer ones. */
export function useAllDocuments() {
  const {
    data: newest,
    error,
    isLoading,
    refetch,
    fulfilledTimeStamp,
  } = api.useListDocumentsQuery(
    { query: { page: 1, page_size: PAGE_SIZE } },
    { refetchOnMountOrArgChange: true },
  );
  const dispatch = useAppDispatch();
  const [older, setOlder] = useState<Older>();
  const [tries, setTries] = useState(0);
  const pages = Math.ceil((newest?.total ?? 0) / PAGE_SIZE);

  // A refetch of the newest page, for example after a document was read, may affect the older pages.
  useEffect(() => {
    if (pages <= 1) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const follow = async () => {
      const rows: DocumentRow[] = [];
      let failure: CallError | undefined;
      // Pages load serially, so that an account with many documents does not load the server more than others.
      for (let page = 2; page <= pages && !signal.aborted && !failure; page += 1) {
        const request = { query: { page, page_size: PAGE_SIZE } };
        const answer = await dispatch(callUncached('listDocuments', request, controller));
        if (answer.data) rows.push(...answer.data.items);
        failure = answer.error;
      }
      if (!signal.aborted) setOlder({ rows, error: failure });
    };
    void follow();
    return () => controller.abort();
  }, [pages, fulfilledTimeStamp, tries, dispatch]);

  return {
    rows: useMerged(newest?.items ?? NO_ROWS, pages > 1 ? older?.rows : undefined),
    total: newest?.total ?? 0,
    loading: isLoading || (pages > 1 && !older),
    error: newest ? undefined : error,
    refetch,
    missing: pages > 1 ? older?.error : undefined,
    retryMissing: useCallback(() => {
      setOlder(undefined);
      setTries((count) => count + 1);
    }, []),
  };
}

/** A document added between two requests can be on both pages; the first occurrence is newer. */
function useMerged(newest: readonly DocumentRow[], older: readonly DocumentRow[] | undefined) {
  return useMemo(() => {
    if (!older) return newest;
    const byId = new Map<string, DocumentRow>();
    for (const row of [...newest, ...older]) if (!byId.has(row.file_id)) byId.set(row.file_id, row);
    return [...byId.values()];
  }, [newest, older]);
}

type Answer<K extends CallName> =
  { data: ReplyOf<K>; error?: undefined } | { data?: undefined; error: CallError };

/** Sends a call without the spinner and the store, which would compare, copy and freeze every row of a large reply. */
const callUncached =
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
