// Private companies that are researched: found by words or sector, pages in the address.
import type { ReplyOf } from '@quoin/contract';
import {
  Button,
  EmptyState,
  Figure,
  Heading,
  Page,
  Pagination,
  RecordTable,
  Skeleton,
  Stack,
  Text,
  useCountryName,
  useFormat,
  type RecordColumn,
} from '@quoin/ui';
import { useRef } from 'react';
import { api } from '../../../api/api';
import { isCallError } from '../../../api/call-error';
import { FailedCall } from '../../../app/FailedCall';
import { RouterAnchor } from '../../../app/router-link';
import { useText } from '../../../i18n';
import { useListQuery } from '../list-query';
import { ListFrame } from '../ProductsScreen.styles';
import { companyQueryOf } from './company-query';
import { CompanySearch } from './CompanySearch';
import { DataDisclaimer } from './DataDisclaimer';

const PER_PAGE = 20;

type Company = ReplyOf<'listCompanies'>['items'][number];

export default function ResearchScreen() {
  const text = useText();
  const { query, setFilters, setPage } = useListQuery(companyQueryOf);
  const list = useRef<HTMLElement>(null);
  const { data, currentData, isFetching, error, refetch } = api.useListCompaniesQuery({
    query: { ...query, page_size: PER_PAGE },
  });
  const columns = useColumns();
  // While another page is on its way the buttons that lead to it stay.
  const pages = Math.ceil(((currentData ?? data)?.total ?? 0) / PER_PAGE);

  /** Another page is read from its first row on. */
  function turnTo(page: number) {
    setPage(page);
    list.current?.scrollIntoView();
    list.current?.focus({ preventScroll: true });
  }

  return (
    <Page>
      <Stack gap={8}>
        <Stack as="header" gap={3}>
          <Heading level={1}>{text('browse.research.title')}</Heading>
          <Text tone="secondary" measure>
            {text('browse.research.lead')}
          </Text>
        </Stack>
        {data && <DataDisclaimer {...data} />}
        <CompanySearch query={query} onChange={setFilters} />
        <ListFrame
          ref={list}
          tabIndex={-1}
          aria-label={text('browse.research.companies')}
          aria-busy={isFetching}
        >
          <Stack gap={6}>
            {isCallError(error) && !isFetching ? (
              <FailedCall error={error} onRetry={refetch} />
            ) : !currentData ? (
              <Skeleton shape="block" height={480} />
            ) : currentData.items.length === 0 ? (
              <EmptyState
                title={text('browse.research.none')}
                action={<Button onClick={() => setFilters({})}>{text('browse.research.none.clear')}</Button>}
              >
                {text('browse.research.none.text')}
              </EmptyState>
            ) : (
              <>
                <Text size="small" tone="secondary" role="status">
                  {text('browse.research.count', { count: currentData.total })}
                </Text>
                <RecordTable
                  caption={text('browse.research.companies')}
                  captionHidden
                  columns={columns}
                  rows={currentData.items}
                  rowKey={({ id }) => id}
                />
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
      </Stack>
    </Page>
  );
}

function useColumns(): RecordColumn<Company>[] {
  const text = useText();
  const format = useFormat();
  const countryName = useCountryName();
  return [
    {
      key: 'name',
      header: text('browse.research.company'),
      namesRow: true,
      cell: ({ id, name }) => <RouterAnchor href={`/demo/caplight/${id}`}>{name}</RouterAnchor>,
    },
    {
      key: 'sector',
      header: text('browse.research.sector'),
      cell: ({ sector }) => text(`browse.research.sector.${sector}`),
    },
    {
      key: 'country',
      header: text('browse.research.country'),
      cell: ({ country }) => countryName(country),
    },
    {
      key: 'round',
      header: text('browse.research.last_round'),
      cell: ({ last_round: last }) =>
        last && (
          <span>
            {text('browse.research.on', {
              what: text(`browse.research.round.${last.round}`),
              date: format.date(last.date, 'short'),
            })}
          </span>
        ),
    },
    {
      key: 'valuation',
      header: text('browse.research.implied_valuation'),
      align: 'end',
      cell: ({ last_valuation: last }) => last && <Figure kind="money" value={last.valuation} digits={0} />,
    },
    {
      key: 'valued',
      header: text('browse.research.valued'),
      cell: ({ last_valuation: last }) => last && format.date(last.date, 'short'),
    },
  ];
}
