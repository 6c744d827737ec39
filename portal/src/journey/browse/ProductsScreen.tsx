// The list of investments: filters in the address, cards, pages, and for visitors their residence and the way in.
import { EmptyState, Grid, Heading, Page, Pagination, Stack, Text, Button } from '@quoin/ui';
import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { api } from '../../api/api';
import { isCallError } from '../../api/call-error';
import { FailedCall } from '../../app/FailedCall';
import { useText } from '../../i18n';
import { selectSignedIn } from '../../session/session-slice';
import { CardsSkeleton, ProductCards } from './ProductCards';
import { PickedBar } from './compare/PickedBar';
import { ProductFilters } from './ProductFilters';
import { ListFrame } from './ProductsScreen.styles';
import { ResidenceSelect } from './ResidenceSelect';
import { selectResidence } from './residence-slice';
import { SignInPrompt } from './SignInPrompt';
import { listQueryOf, useListQuery } from './list-query';

const PER_PAGE = 12;

export default function ProductsScreen() {
  const text = useText();
  const signedIn = useSelector(selectSignedIn);
  const country = useSelector(selectResidence);
  const { query, setFilters, setPage } = useListQuery(listQueryOf);
  const list = useRef<HTMLElement>(null);
  const { data, currentData, isFetching, error, refetch } = api.useListProductsQuery({
    query: { ...query, country: signedIn ? undefined : country, page_size: PER_PAGE },
  });
  // While another page is on its way the buttons that lead to it stay.
  const pages = Math.ceil(((currentData ?? data)?.total ?? 0) / PER_PAGE);

  // An address may ask for a page that is no longer there: the last one is shown.
  const beyond = currentData !== undefined && pages > 0 && query.page > pages;
  useEffect(() => {
    if (beyond) setPage(pages, { replace: true });
  }, [beyond, pages, setPage]);

  /** Another page is read from its first card on. */
  function turnTo(page: number) {
    setPage(page);
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }

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
        <ListFrame ref={list} tabIndex={-1} aria-label={text('browse.list.products')} aria-busy={isFetching}>
          <Stack gap={6}>
            {isCallError(error) && !isFetching ? (
              <FailedCall error={error} onRetry={refetch} />
            ) : !currentData || beyond ? (
              <CardsSkeleton count={PER_PAGE} />
            ) : currentData.items.length === 0 ? (
              <EmptyState
                title={text('browse.list.empty.title')}
                action={<Button onClick={() => setFilters({})}>{text('browse.list.empty.clear')}</Button>}
              >
                {text('browse.list.empty.text')}
              </EmptyState>
            ) : (
              <>
                <Text size="small" tone="secondary" role="status">
                  {text('browse.list.count', { count: currentData.total })}
                </Text>
                <ProductCards products={currentData.items} comparable />
              </>
            )}
            {!error && (
              <Pagination
                page={Math.min(query.page, Math.max(pages, 1))}
                pageCount={pages}
                busy={isFetching}
                onChange={turnTo}
              />
            )}
          </Stack>
        </ListFrame>
        <PickedBar />
      </Stack>
    </Page>
  );
}
