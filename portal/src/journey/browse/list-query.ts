// Filters and page of a list, kept in the URL so that it can be shared.
import type { QueryOf } from '@quoin/contract';
import {
  APPLICATION_FILTERS,
  ASSET_CLASSES,
  PRODUCT_CATEGORIES,
  PRODUCT_ELIGIBILITIES,
  PRODUCT_ORDERS,
  PRODUCT_STATUSES,
} from '@quoin/rules';
import { useCallback, useMemo, useState } from 'react';
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
export const getListQuery = (params: URLSearchParams): ListQuery => ({
  category: chosenIn(params, 'category', FILTERS.category),
  asset_class: chosenIn(params, 'asset_class', FILTERS.asset_class),
  status: chosenIn(params, 'status', FILTERS.status),
  eligibility: chosenIn(params, 'eligibility', FILTERS.eligibility),
  application: chosenIn(params, 'application', FILTERS.application),
  search: searchIn(params),
  sort: chosenIn(params, 'sort', PRODUCT_ORDERS),
  page: pageIn(params),
});

/** Limit of the API. */
export const MAX_SEARCH_LENGTH = 100;

export const searchIn = (params: URLSearchParams): string | undefined =>
  params.get('search')?.trim().slice(0, MAX_SEARCH_LENGTH) || undefined;

/** The text in the search field, which follows the URL when that changes by other means, such as Back. */
export function useTypedSearch(search: string) {
  const [typed, setTyped] = useState(search);
  const [searched, setSearched] = useState(search);
  if (searched !== search) {
    setSearched(search);
    setTyped(search);
  }
  return [typed, setTyped] as const;
}

export const chosenIn = <const T extends string>(
  params: URLSearchParams,
  name: string,
  allowed: readonly T[],
): T | undefined => allowed.find((value) => value === params.get(name));

export function pageIn(params: URLSearchParams): number {
  const page = Number(params.get('page') ?? '1');
  return Number.isInteger(page) && page > 0 && page <= MAX_PAGES ? page : 1;
}

/** Limit of the API. */
const MAX_PAGES = 100_000;

/** @param getQuery must be stable across renders */
export function useListQuery<Query>(getQuery: (params: URLSearchParams) => Query) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => getQuery(params), [params, getQuery]);

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

export const PRODUCT_VIEWS = ['cards', 'table'] as const;
export type ProductView = (typeof PRODUCT_VIEWS)[number];

interface Arrangement {
  search?: string | undefined;
  sort?: string | undefined;
  view?: ProductView | undefined;
}

/** The query of the product list: a change of filters keeps search, order and view, and the reverse. */
export function useProductListQuery() {
  const [params] = useSearchParams();
  const { query, setFilters, setPage } = useListQuery(getListQuery);
  const { category, asset_class, status, eligibility, application, search, sort, page } = query;
  const filters = { category, asset_class, status, eligibility, application };
  const view = chosenIn(params, 'view', PRODUCT_VIEWS) ?? 'cards';
  const arrangement: Arrangement = { search, sort, view: view === 'cards' ? undefined : view };
  return {
    query,
    view,
    setPage,
    setFilters: (next: Readonly<Record<string, string>>) =>
      setFilters(pickGiven({ ...next, ...arrangement })),
    /** Searches or sorts, and returns to the first page. */
    arrange: (next: Arrangement) => setFilters(pickGiven({ ...filters, ...arrangement, ...next })),
    setView: (next: ProductView) =>
      setFilters(
        pickGiven({
          ...filters,
          ...arrangement,
          view: next === 'cards' ? undefined : next,
          page: page > 1 ? String(page) : undefined,
        }),
      ),
    /** Keeps only the view. */
    clear: () => setFilters(pickGiven({ view: arrangement.view })),
  };
}

const pickGiven = (values: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (value ? [[name, value]] : [])));
