// Search by name, order, and view of the product list, above its filters.
import { PRODUCT_ORDERS } from '@quoin/rules';
import { Button, SearchField, Select } from '@quoin/ui';
import { media, token } from '@quoin/ui/tokens';
import type { FormEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n';
import { MAX_SEARCH_LENGTH, PRODUCT_VIEWS, useTypedSearch, type useProductListQuery } from './list-query';

export const Bar = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${token.space[4]};

  & > [data-quoin='SearchField'] {
    flex: 1 1 240px;
    max-width: 420px;
  }
  & > [data-quoin='Select'] {
    flex: 0 1 260px;
    min-width: 200px;
  }
  & > [data-part='view'] {
    display: flex;
    gap: ${token.space[1]};
    margin-inline-start: auto;
  }

  ${media.phone} {
    gap: ${token.space[3]};

    & > [data-quoin='SearchField'] {
      flex-basis: 180px;
    }
    & > [data-quoin='Select'] {
      flex: 1 1 160px;
      min-width: 0;
    }
  }
`;

type ProductSearchProps = Pick<
  ReturnType<typeof useProductListQuery>,
  'query' | 'view' | 'arrange' | 'setView'
>;

export function ProductSearch({ query: { search = '', sort }, view, arrange, setView }: ProductSearchProps) {
  const text = useText();
  const [typed, setTyped] = useTypedSearch(search);
  const find = (wanted: string) => arrange({ search: wanted.trim() || undefined });

  return (
    <Bar
      role="search"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        find(typed);
      }}
    >
      <SearchField
        name="search"
        label={text('browse.list.search')}
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={setTyped}
        onSearch={find}
      />
      <Button type="submit" variant="secondary">
        {text('browse.list.find')}
      </Button>
      <Select
        name="sort"
        label={text('browse.list.sort')}
        placeholder={text('browse.list.sort.catalogue')}
        options={PRODUCT_ORDERS.map((value) => ({ value, label: text(`browse.list.sort.${value}`) }))}
        value={sort ?? ''}
        onChange={(value) => arrange({ sort: value || undefined })}
      />
      <div role="group" aria-label={text('browse.list.view')} data-part="view">
        {PRODUCT_VIEWS.map((one) => (
          <Button
            key={one}
            variant={one === view ? 'secondary' : 'quiet'}
            aria-pressed={one === view}
            onClick={() => setView(one)}
          >
            {text(`browse.list.view.${one}`)}
          </Button>
        ))}
      </div>
    </Bar>
  );
}
