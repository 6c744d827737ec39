// The product list: search, order, filters and view in the URL, pagination; for visitors also residence and sign-in.
import { Button, EmptyState, Grid, Heading, Page, Skeleton, Stack } from '@quoin/ui';
import { lazy } from 'react';
import { useSelector } from 'react-redux';
import { api } from '../../api/api';
import { Lead } from '../../components/Note';
import { PartBoundary } from '../../components/PartBoundary';
import { useText, withWords } from '../../i18n';
import { selectSignedIn } from '../../session/session-slice';
import { CardsSkeleton } from '../../products/CardsSkeleton';
import { PickedBar } from './compare/PickedBar';
import { PickToCompare } from './compare/PickToCompare';
import { useProductListQuery } from './list-query';
import { PagedList } from './PagedList';
import { ProductCards } from '../../products/ProductCards';
import { ProductFilters } from './ProductFilters';
import { ProductSearch } from './ProductSearch';
import { ResidenceSelect } from './ResidenceSelect';
import { selectResidence } from '../../products/residence-slice';
import { SignInPrompt } from './SignInPrompt';

const ProductRows = lazy(() => withWords('investing', () => import('./ProductRows')));

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
