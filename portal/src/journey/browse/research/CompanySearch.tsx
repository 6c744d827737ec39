import { RESEARCH_SECTORS } from '@quoin/rules';
import { Button, FilterBar, SearchField, Stack } from '@quoin/ui';
import type { FormEvent } from 'react';
import { useText } from '../../../i18n';
import { chosenIn, LONGEST_SEARCH, pageIn, searchIn, useTypedSearch } from '../list-query';

export const companyQueryOf = (params: URLSearchParams) => ({
  search: searchIn(params),
  sector: chosenIn(params, 'sector', RESEARCH_SECTORS),
  page: pageIn(params),
});

interface CompanySearchProps {
  query: ReturnType<typeof companyQueryOf>;
  onChange: (filters: Readonly<Record<string, string>>) => void;
}

export function CompanySearch({ query: { search = '', sector }, onChange }: CompanySearchProps) {
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
