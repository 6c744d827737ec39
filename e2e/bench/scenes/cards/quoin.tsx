import { useState } from 'react';
import { FilterBar, Grid, Pagination, ProductCard, type FilterValues } from '@quoin/ui';
import { CATEGORY, ELIGIBILITY_OPTIONS, PRODUCTS, STATUS_OPTIONS, WORDS } from './products';

const FILTERS = [
  {
    key: 'category',
    label: WORDS.category,
    kind: 'chips' as const,
    options: Object.entries(CATEGORY).map(([value, label]) => ({ value, label })),
  },
  { key: 'status', label: WORDS.status, options: STATUS_OPTIONS },
  { key: 'eligibility', label: WORDS.eligibility, options: ELIGIBILITY_OPTIONS },
];

export function Scene() {
  const [filters, setFilters] = useState<FilterValues>({});
  const [page, setPage] = useState(1);
  return (
    <>
      <FilterBar label={WORDS.filters} filters={FILTERS} value={filters} onChange={setFilters} />
      <Grid columns={3}>
        {PRODUCTS.map((product) => (
          <ProductCard key={product.name} product={product} href="#product" />
        ))}
      </Grid>
      <Pagination page={page} pageCount={4} onChange={setPage} />
    </>
  );
}
