// A list's filters and page, kept in the address so that a list can be sent to somebody.
import type { QueryOf } from '@quoin/contract';
import { PRODUCT_CATEGORIES, PRODUCT_ELIGIBILITIES, PRODUCT_STATUSES } from '@quoin/rules';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export const FILTERS = {
  category: PRODUCT_CATEGORIES,
  status: PRODUCT_STATUSES,
  eligibility: PRODUCT_ELIGIBILITIES,
} as const;

type ListQuery = QueryOf<'listProducts'> & { page: number };

/** What an address asks of the product list; anything it should not hold is left out. */
export const listQueryOf = (params: URLSearchParams): ListQuery => ({
  category: chosenIn(params, 'category', FILTERS.category),
  status: chosenIn(params, 'status', FILTERS.status),
  eligibility: chosenIn(params, 'eligibility', FILTERS.eligibility),
  page: pageIn(params),
});

export const chosenIn = <const T extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly T[],
): T | undefined => allowed.find((value) => value === params.get(name));

export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page > 0 && page <= MOST_PAGES ? page : 1;
}

/** The API knows no later one. */
const MOST_PAGES = 100_000;

/** @param queryOf has to stay the same function */
export function useListQuery<Query>(queryOf: (params: URLSearchParams) => Query) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => queryOf(params), [params, queryOf]);

  /** Another choice of filters begins at its first page; `{}` clears them all. */
  const setFilters = (filters: Readonly<Record<string, string>>) => setParams({ ...filters });

  const setPage = (page: number) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.set('page', String(page));
      return after;
    });

  return { query, setFilters, setPage };
}
