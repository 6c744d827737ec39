// Search and filters above the documents; on a phone they stay at the top of the screen, and the filters open on request.
import { useId, useState } from 'react';
import { Button } from '../../controls/Button/Button';
import { SearchField } from '../../controls/SearchField/SearchField';
import { FilterBar, type Filter } from '../../fields/FilterBar/FilterBar';
import { DocumentLibrary as english } from '../../messages/en/investing';
import { useMessages } from '../../provider/quoin-context';
import type { DocumentQuery } from './document-query';

interface LibraryFiltersProps {
  filters: readonly Filter[];
  query: DocumentQuery;
  onChange: (query: DocumentQuery) => void;
  phone: boolean;
}

export function LibraryFilters({ filters, query, onChange, phone }: LibraryFiltersProps) {
  const text = useMessages('DocumentLibrary', english);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { search = '', ...narrowed } = query;
  return (
    <div data-part="filters">
      <div data-part="search">
        <SearchField
          label={text.search}
          labelHidden={phone}
          placeholder={phone ? text.search : undefined}
          value={search}
          onChange={(next) => onChange(next ? { ...narrowed, search: next } : narrowed)}
        />
      </div>
      {phone && filters.length > 0 && (
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {text.showFilters(Object.keys(narrowed).length)}
        </Button>
      )}
      {filters.length > 0 && (!phone || isOpen) && (
        <FilterBar
          id={id}
          label={text.filters}
          filters={filters}
          value={narrowed}
          onChange={(values: DocumentQuery) => onChange(search ? { ...values, search } : values)}
        />
      )}
    </div>
  );
}
