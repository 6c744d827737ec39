// The product list: search, order, filters and view in the URL, pagination; for visitors also residence and sign-in.
import {
  Button,
  EmptyState,
  FilterBar,
  Grid,
  Heading,
  Page,
  Skeleton,
  Stack,
  useProductTerms,
  type Filter,
  type FilterValues,
} from '@quoin/ui';
import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { api } from '../../api/api';
import { Lead } from '../../components/Note';
import { PartBoundary } from '../../components/PartBoundary';
import { useText, withMessages } from '../../i18n';
import { CardsSkeleton } from '../../products/CardsSkeleton';
import { ProductCards } from '../../products/ProductCards';
import { selectResidence } from '../../products/residence-slice';
import { selectSignedIn } from '../../session/session-slice';
import { PagedList } from './PagedList';
import { ProductSearch } from './ProductSearch';
import { ResidenceSelect } from './ResidenceSelect';
import { SignInPrompt } from './SignInPrompt';
import { PickToCompare } from './compare/PickToCompare';
import { PickedBar } from './compare/PickedBar';
import { FILTERS, useProductListQuery, type FilterName, type getListQuery } from './list-query';

const ProductRows = lazy(() => withMessages('investing', () => import('./ProductRows')));

const PER_PAGE = 12;
const ROW_HEIGHT = 68;

export default function ProductsScreen() {
  const text = useText();
  const signedIn = useSelector(selectSignedIn);
  const country = useSelector(selectResidence);
  const { query, view, setFilters, setPage, arrange, setView, clear } = useProductListQuery();
  const result = api.useListProductsQuery({
    query: { ...query, country: signedIn ? undefined : country, page_size: PER_PAGE },
  });
  const placeholder =
    view === 'table' ? (
      <Skeleton shape="block" height={PER_PAGE * ROW_HEIGHT} />
    ) : (
      <CardsSkeleton count={PER_PAGE} />
    );

  return (
    <Page>
      <Stack gap={8}>
        <Grid columns="main-aside" as="section">
          <Stack gap={3}>
            <Heading level={1}>{text('browse.list.title')}</Heading>
            <Lead>{text('browse.list.lead')}</Lead>
          </Stack>
          {!signedIn && <ResidenceSelect />}
        </Grid>
        {!signedIn && <SignInPrompt />}
        <Stack gap={6}>
          <ProductSearch query={query} view={view} arrange={arrange} setView={setView} />
          <ProductFilters query={query} onChange={setFilters} />
        </Stack>
        <PagedList
          label={text('browse.list.products')}
          result={result}
          page={query.page}
          perPage={PER_PAGE}
          onPage={setPage}
          count={(count) => text('browse.list.count', { count })}
          loading={placeholder}
          empty={
            <EmptyState
              title={text('browse.list.empty.title')}
              action={<Button onClick={clear}>{text('browse.list.empty.clear')}</Button>}
            >
              {text('browse.list.empty.text')}
            </EmptyState>
          }
        >
          {(products) =>
            view === 'table' ? (
              <PartBoundary placeholder={placeholder}>
                <ProductRows products={products} />
              </PartBoundary>
            ) : (
              <ProductCards
                products={products}
                pick={({ id, name }) => <PickToCompare id={id} name={name} />}
              />
            )
          }
        </PagedList>
        <PickedBar />
      </Stack>
    </Page>
  );
}

interface ProductFiltersProps {
  query: ReturnType<typeof getListQuery>;
  onChange: (filters: FilterValues) => void;
}

function ProductFilters({ query, onChange }: ProductFiltersProps) {
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
