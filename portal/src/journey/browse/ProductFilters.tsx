import { FilterBar, useTerms, type FilterValues } from '@quoin/ui';
import { useText } from '../../i18n';
import { FILTERS, type listQueryOf } from './list-query';

interface ProductFiltersProps {
  query: ReturnType<typeof listQueryOf>;
  onChange: (filters: FilterValues) => void;
}

export function ProductFilters({ query: { category, status, eligibility }, onChange }: ProductFiltersProps) {
  const text = useText();
  const terms = useTerms();
  return (
    <FilterBar
      label={text('browse.list.filters')}
      filters={[
        {
          key: 'category',
          label: text('browse.category'),
          kind: 'chips',
          options: FILTERS.category.map((value) => ({ value, label: terms.category[value] })),
        },
        {
          key: 'status',
          label: text('browse.status'),
          options: FILTERS.status.map((value) => ({ value, label: terms.productStatus[value] })),
        },
        {
          key: 'eligibility',
          label: text('browse.eligibility'),
          options: FILTERS.eligibility.map((value) => ({
            value,
            label: text(`browse.eligibility.${value}`),
          })),
        },
      ]}
      value={{
        ...(category && { category }),
        ...(status && { status }),
        ...(eligibility && { eligibility }),
      }}
      onChange={onChange}
    />
  );
}
