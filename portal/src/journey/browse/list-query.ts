// The product list's filters and page, kept in the address so that a list can be sent to somebody.
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

type ListQuery = QueryOf<'listProducts'>;

/** What an address asks for; anything it should not hold is left out. */
export function listQueryOf(params: URLSearchParams): ListQuery & { page: number } {
  const chosen = <const T extends string>(name: FilterName, allowed: readonly T[]) =>
    allowed.find((value) => value === params.get(name));
  const page = Number(params.get('page') ?? '1');
  return {
    category: chosen('category', FILTERS.category),
    asset_class: chosen('asset_class', FILTERS.asset_class),
    status: chosen('status', FILTERS.status),
    eligibility: chosen('eligibility', FILTERS.eligibility),
    application: chosen('application', FILTERS.application),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

export function useListQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => listQueryOf(params), [params]);

  /** Another choice of filters begins at its first page; `{}` clears them all. */
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
