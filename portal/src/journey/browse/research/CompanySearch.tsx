import { RESEARCH_SECTORS, type ResearchSector } from '@quoin/rules';
import { Button, FilterBar, SearchField, Stack } from '@quoin/ui';
import { useState, type FormEvent } from 'react';
import { useText } from '../../../i18n';
import { chosenIn, LONGEST_SEARCH, pageIn, searchIn } from '../list-query';

export interface CompanyQuery {
  search: string | undefined;
  sector: ResearchSector | undefined;
  page: number;
}

export const companyQueryOf = (params: URLSearchParams): CompanyQuery => ({
  search: searchIn(params),
  sector: chosenIn(params, 'sector', RESEARCH_SECTORS),
  page: pageIn(params),
});

interface CompanySearchProps {
  query: CompanyQuery;
  onChange: (filters: Readonly<Record<string, string>>) => void;
}

export function CompanySearch({ query: { search = '', sector }, onChange }: CompanySearchProps) {
  const text = useText();
  const [typed, setTyped] = useState(search);
  const [searched, setSearched] = useState(search);
  // The URL changed by other means, such as Back.
  if (searched !== search) {
    setSearched(search);
    setTyped(search);
  }

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
        maxLength={LONGEST_SEARCH}
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
