import { useEffect, useRef } from 'react';
import type { DocumentWords } from './document-columns';
import type { DocumentColumn, DocumentSort } from './document-order';

export interface DocumentHeadProps {
  words: DocumentWords;
  /** Undefined where the order is fixed. */
  sort?: DocumentSort | null;
  onSort: (by: DocumentColumn) => void;
  /** Undefined where nothing can be selected. */
  selected?: 'none' | 'some' | 'all';
  onToggleAll: () => void;
  rowIndex?: number;
}

export function DocumentHead({ words, sort, onSort, selected, onToggleAll, rowIndex }: DocumentHeadProps) {
  const { text, columns } = words;
  return (
    <thead role="rowgroup" data-operable={sort !== undefined || selected !== undefined || undefined}>
      <tr role="row" aria-rowindex={rowIndex}>
        {selected !== undefined && (
          <th role="columnheader" scope="col" data-part="select">
            <SelectAll label={text.selectAll} selected={selected} onToggle={onToggleAll} />
          </th>
        )}
        {columns.map(([column, header]) => {
          if (sort === undefined)
            return (
              <th key={column} role="columnheader" scope="col" data-column={column}>
                {header}
              </th>
            );
          const order = sort?.by === column ? sort.direction : 'none';
          return (
            <th key={column} role="columnheader" scope="col" data-column={column} aria-sort={order}>
              <button type="button" data-part="sort" onClick={() => onSort(column)}>
                {header}
              </button>
            </th>
          );
        })}
        <th role="columnheader" scope="col" data-column="action" data-align="end">
          {text.action}
        </th>
      </tr>
    </thead>
  );
}

interface SelectAllProps {
  label: string;
  selected: 'none' | 'some' | 'all';
  onToggle: () => void;
}

function SelectAll({ label, selected, onToggle }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  // The state "some" exists only as a property of the element.
  useEffect(() => {
    if (box.current) box.current.indeterminate = selected === 'some';
  }, [selected]);
  return (
    <input ref={box} type="checkbox" aria-label={label} checked={selected === 'all'} onChange={onToggle} />
  );
}
