import { FilterBar, useProductTerms, type Filter, type FilterValues } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { useText } from '../../i18n';
import { selectSignedIn } from '../../session/session-slice';
import { FILTERS, type FilterName, type listQueryOf } from './list-query';

interface ProductFiltersProps {
  query: ReturnType<typeof listQueryOf>;
  onChange: (filters: FilterValues) => void;
}

export function ProductFilters({ query, onChange }: ProductFiltersProps) {
  const text = useText();
  const filters = useFilters();
  const chosen = filters.flatMap(({ key }) => {
    const value = query[key];
    return value ? [[key, value] as const] : [];
  });
  return (
    <FilterBar
      label={text('browse.list.filters')}
      filters={filters}
      value={Object.fromEntries(chosen)}
      onChange={onChange}
    />
  );
}

/** Visitors have no filter by application. */
function useFilters(): (Filter & { key: FilterName })[] {
  const text = useText();
  const terms = useProductTerms();
  const signedIn = useSelector(selectSignedIn);
  const filters: (Filter & { key: FilterName })[] = [
    {
      key: 'category',
      label: text('browse.category'),
      kind: 'chips',
      options: FILTERS.category.map((value) => ({ value, label: terms.category[value] })),
    },
    {
      key: 'asset_class',
      label: text('browse.asset_class'),
      options: FILTERS.asset_class.map((value) => ({ value, label: text(`browse.asset_class.${value}`) })),
    },
    {
      key: 'status',
      label: text('browse.status'),
      options: FILTERS.status.map((value) => ({ value, label: terms.productStatus[value] })),
    },
    {
      key: 'eligibility',
      label: text('browse.eligibility'),
      options: FILTERS.eligibility.map((value) => ({ value, label: text(`browse.eligibility.${value}`) })),
    },
    {
      key: 'application',
      label: text('browse.application'),
      options: FILTERS.application.map((value) => ({ value, label: text(`browse.application.${value}`) })),
    },
  ];
  return signedIn ? filters : filters.filter(({ key }) => key !== 'application');
}
