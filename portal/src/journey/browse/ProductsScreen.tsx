// The product list: filters in the URL, cards, pagination; for visitors also residence and sign-in.
import { Button, EmptyState, Grid, Heading, Page, Stack, Text } from '@quoin/ui';
import { useSelector } from 'react-redux';
import { api } from '../../api/api';
import { useText } from '../../i18n';
import { selectSignedIn } from '../../session/session-slice';
import { CardsSkeleton } from '../../products/CardsSkeleton';
import { PickedBar } from './compare/PickedBar';
import { PickToCompare } from './compare/PickToCompare';
import { listQueryOf, useListQuery } from './list-query';
import { PagedList } from './PagedList';
import { ProductCards } from '../../products/ProductCards';
import { ProductFilters } from './ProductFilters';
import { ResidenceSelect } from './ResidenceSelect';
import { selectResidence } from '../../products/residence-slice';
import { SignInPrompt } from './SignInPrompt';

const PER_PAGE = 12;

export default function ProductsScreen() {
  const text = useText();
  const signedIn = useSelector(selectSignedIn);
  const country = useSelector(selectResidence);
  const { query, setFilters, setPage } = useListQuery(listQueryOf);
  const result = api.useListProductsQuery({
    query: { ...query, country: signedIn ? undefined : country, page_size: PER_PAGE },
  });

  return (
    <Page>
      <Stack gap={8}>
        <Grid columns="main-aside" as="section">
          <Stack gap={3}>
            <Heading level={1}>{text('browse.list.title')}</Heading>
            <Text tone="secondary" measure>
              {text('browse.list.lead')}
            </Text>
          </Stack>
          {!signedIn && <ResidenceSelect />}
        </Grid>
        {!signedIn && <SignInPrompt />}
        <ProductFilters query={query} onChange={setFilters} />
        <PagedList
          label={text('browse.list.products')}
          result={result}
          page={query.page}
          perPage={PER_PAGE}
          onPage={setPage}
          count={(count) => text('browse.list.count', { count })}
          loading={<CardsSkeleton count={PER_PAGE} />}
          empty={
            <EmptyState
              title={text('browse.list.empty.title')}
              action={<Button onClick={() => setFilters({})}>{text('browse.list.empty.clear')}</Button>}
            >
              {text('browse.list.empty.text')}
            </EmptyState>
          }
        >
          {(products) => (
            <ProductCards
              products={products}
              pick={({ id, name }) => <PickToCompare id={id} name={name} />}
            />
          )}
        </PagedList>
        <PickedBar />
      </Stack>
    </Page>
  );
}
