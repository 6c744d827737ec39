// Research on private companies: search by text or sector, pagination in the URL.
import type { ReplyOf } from '@quoin/contract';
import {
  Button,
  EmptyState,
  Figure,
  FilterBar,
  Heading,
  Page,
  RecordTable,
  SearchField,
  Skeleton,
  Stack,
  useCountryName,
  useFormat,
  type RecordColumn,
} from '@quoin/ui';
import { RESEARCH_SECTORS } from '@quoin/rules';
import type { FormEvent } from 'react';
import { api } from '../../../api/api';
import { Lead } from '../../../components/Note';
import { RouterAnchor } from '../../../navigation/router-link';
import { useText } from '../../../i18n';
import { chosenIn, MAX_SEARCH_LENGTH, pageIn, searchIn, useListQuery, useTypedSearch } from '../list-query';
import { PagedList } from '../PagedList';
import { DataDisclaimer } from './CompanyTables';

const PER_PAGE = 20;

type Company = ReplyOf<'listCompanies'>['items'][number];

export default function ResearchScreen() {
  const text = useText();
  const { query, setFilters, setPage } = useListQuery(getCompanyQuery);
  const result = api.useListCompaniesQuery({
    query: { ...query, page_size: PER_PAGE },
  });
  const columns = useColumns();

  return (
    <Page>
      <Stack gap={8}>
        <Stack as="header" gap={3}>
          <Heading level={1}>{text('browse.research.title')}</Heading>
          <Lead>{text('browse.research.lead')}</Lead>
        </Stack>
        {result.data && <DataDisclaimer {...result.data} />}
        <CompanySearch query={query} onChange={setFilters} />
        <PagedList
          label={text('browse.research.companies')}
          result={result}
          page={query.page}
          perPage={PER_PAGE}
          onPage={setPage}
          count={(count) => text('browse.research.count', { count })}
          loading={<Skeleton shape="block" height={480} />}
          empty={
            <EmptyState
              title={text('browse.research.none')}
              action={<Button onClick={() => setFilters({})}>{text('browse.research.none.clear')}</Button>}
            >
              {text('browse.research.none.text')}
            </EmptyState>
          }
        >
          {(companies) => (
            <RecordTable
              caption={text('browse.research.companies')}
              captionHidden
              columns={columns}
              rows={companies}
              rowKey={({ id }) => id}
            />
          )}
        </PagedList>
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

const getCompanyQuery = (params: URLSearchParams) => ({
  search: searchIn(params),
  sector: chosenIn(params, 'sector', RESEARCH_SECTORS),
  page: pageIn(params),
});

interface CompanySearchProps {
  query: ReturnType<typeof getCompanyQuery>;
  onChange: (filters: Readonly<Record<string, string>>) => void;
}

function CompanySearch({ query: { search = '', sector }, onChange }: CompanySearchProps) {
  const text = useText();
  const [typed, setTyped] = useTypedSearch(search);

  const find = (wanted: string, filters: Readonly<Record<string, string>> = { ...(sector && { sector }) }) =>
    onChange({ ...filters, ...(wanted.trim() && { search: wanted.trim() }) });

  return (
    <Stack
      as="form"
      role="search"
      direction="horizontal"
      gap={4}
      align="end"
      phone="vertical"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        find(typed);
      }}
    >
      <SearchField
        name="search"
        label={text('browse.research.search')}
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={setTyped}
        onSearch={(wanted) => find(wanted)}
      />
      <Button type="submit" variant="secondary">
        {text('browse.research.find')}
      </Button>
      <FilterBar
        label={text('browse.research.filters')}
        filters={[
          {
            key: 'sector',
            label: text('browse.research.sector'),
            options: RESEARCH_SECTORS.map((value) => ({
              value,
              label: text(`browse.research.sector.${value}`),
            })),
          },
        ]}
        value={{ ...(sector && { sector }) }}
        onChange={(filters) => find(typed, filters)}
      />
    </Stack>
  );
}
