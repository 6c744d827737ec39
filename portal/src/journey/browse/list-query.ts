// Filters and page of a list, kept in the URL so that it can be shared.
import type { QueryOf } from '@quoin/contract';
import {
  APPLICATION_FILTERS,
  ASSET_CLASSES,
  PRODUCT_CATEGORIES,
  PRODUCT_ELIGIBILITIES,
  PRODUCT_STATUSES,
} from '@quoin/rules';
import { useCallback, useMemo } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';

export const FILTERS = {
  category: PRODUCT_CATEGORIES,
  asset_class: ASSET_CLASSES,
  status: PRODUCT_STATUSES,
  eligibility: PRODUCT_ELIGIBILITIES,
  application: APPLICATION_FILTERS,
} as const;
export type FilterName = keyof typeof FILTERS;

type ListQuery = QueryOf<'listProducts'> & { page: number };

/** Parses the query of the product list; ignores invalid values. */
export const listQueryOf = (params: URLSearchParams): ListQuery => ({
  category: chosenIn(params, 'category', FILTERS.category),
  asset_class: chosenIn(params, 'asset_class', FILTERS.asset_class),
  status: chosenIn(params, 'status', FILTERS.status),
  eligibility: chosenIn(params, 'eligibility', FILTERS.eligibility),
  application: chosenIn(params, 'application', FILTERS.application),
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

/** Limit of the API. */
const MOST_PAGES = 100_000;

/** @param queryOf must be stable across renders */
export function useListQuery<Query>(queryOf: (params: URLSearchParams) => Query) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => queryOf(params), [params, queryOf]);

  /** Sets filters and returns to the first page; `{}` clears all filters. */
  const setFilters = (filters: Readonly<Record<string, string>>) => setParams({ ...filters });

  const setPage = useCallback(
    (page: number, options?: NavigateOptions) =>
      setParams((before) => {
        const after = new URLSearchParams(before);
        after.set('page', String(page));
        return after;
      }, options),
    [setParams],
  );

  return { query, setFilters, setPage };
}
