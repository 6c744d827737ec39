// A paginated list with its page in the URL: items or an empty state, and pagination.
import { Pagination, Stack, Text } from '@quoin/ui';
import { useEffect, useRef, type ReactElement } from 'react';
import type { NavigateOptions } from 'react-router-dom';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../components/FailedCall';
import { Note } from '../../components/Note';
import { styled } from 'styled-components';

/** Takes the focus after a change of page. No focus ring, because it would surround twelve cards. */
export const ListFrame = styled.section`
  &:focus {
    outline: none;
  }
`;

interface Items<Item> {
  total: number;
  items: readonly Item[];
}

interface PagedListProps<Item> {
  label: string;
  /** Result of an RTK Query hook. */
  result: {
    /** Items of the previous page while the next one is loading. */
    data?: Items<Item> | undefined;
    currentData?: Items<Item> | undefined;
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  page: number;
  perPage: number;
  onPage: (page: number, options?: NavigateOptions) => void;
  count: (total: number) => string;
  loading: ReactElement;
  empty: ReactElement;
  children: (items: readonly Item[]) => ReactElement;
}

export function PagedList<Item>(props: PagedListProps<Item>) {
  const { label, result, page, perPage, onPage, count, loading, empty, children } = props;
  const { data, currentData, error, isFetching, refetch } = result;
  const list = useRef<HTMLElement>(null);
  // Keeps the pagination while another page loads.
  const pages = Math.ceil(((currentData ?? data)?.total ?? 0) / perPage);

  // The URL may name a page that no longer exists: show the last one.
  const beyond = currentData !== undefined && pages > 0 && page > pages;
  useEffect(() => {
    if (beyond) onPage(pages, { replace: true });
  }, [beyond, pages, onPage]);

  /** Changes the page and moves to its first item. */
  function turnTo(next: number) {
    onPage(next);
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }

  return (
    <ListFrame ref={list} tabIndex={-1} aria-label={label} aria-busy={isFetching}>
      <Stack gap={6}>
        {isCallError(error) && !isFetching ? (
          <FailedCall error={error} onRetry={refetch} />
        ) : !currentData || beyond ? (
          <>
            {/* As tall as the count, so that the items do not move when they load. */}
            <Text size="small" aria-hidden>
              {'\u00a0'}
            </Text>
            {loading}
          </>
        ) : currentData.items.length === 0 ? (
          empty
        ) : (
          <>
            <Note role="status">{count(currentData.total)}</Note>
            {children(currentData.items)}
          </>
        )}
        {!error && (
          <Pagination
            page={Math.min(page, Math.max(pages, 1))}
            pageCount={pages}
            busy={isFetching}
            onChange={turnTo}
          />
        )}
      </Stack>
    </ListFrame>
  );
}
