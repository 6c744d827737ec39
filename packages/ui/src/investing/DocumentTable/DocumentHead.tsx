import type { ReactNode } from 'react';
import type { DocumentWords } from './document-columns';
import type { DocumentColumn, DocumentSort } from './document-order';

export interface DocumentHeadProps {
  words: DocumentWords;
  /** Undefined where the order is fixed. */
  sort?: DocumentSort | null;
  onSort: (by: DocumentColumn) => void;
  /** Above the tick boxes of the rows, where they have some. */
  select?: ReactNode;
  rowIndex?: number;
}

export function DocumentHead({
  words: { text, columns },
  sort,
  onSort,
  select,
  rowIndex,
}: DocumentHeadProps) {
  const sortable = sort !== undefined;
  const orderOf = (column: DocumentColumn) => (sort?.by === column ? sort.direction : 'none');
  return (
    <thead role="rowgroup" data-operable={sortable || select ? '' : undefined}>
      <tr role="row" aria-rowindex={rowIndex}>
        {select}
        {columns.map((column) => (
          <th
            key={column}
            role="columnheader"
            scope="col"
            data-column={column}
            aria-sort={sortable ? orderOf(column) : undefined}
          >
            {sortable ? (
              <button type="button" data-part="sort" onClick={() => onSort(column)}>
                {text[column]}
              </button>
            ) : (
              text[column]
            )}
          </th>
        ))}
        <th role="columnheader" scope="col" data-column="action" data-align="end">
          {text.action}
        </th>
      </tr>
    </thead>
  );
}
