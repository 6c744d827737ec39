import type { CSSProperties, ReactNode } from 'react';
import type { DataColumn, DataSort } from './data-columns';

interface DataHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | null;
  onSort: (key: string) => void;
  /** Above the checkboxes of the rows, where they have some. */
  select: ReactNode;
  rowIndex: number | undefined;
}

export const isSortable = <Row,>({
  sortValue,
  sortable = sortValue !== undefined,
}: DataColumn<Row>): boolean => sortable;

export function DataHead<Row>({ columns, sort, onSort, select, rowIndex }: DataHeadProps<Row>) {
  return (
    <thead role="rowgroup" data-operable={select || columns.some(isSortable) ? '' : undefined}>
      <tr role="row" aria-rowindex={rowIndex}>
        {select}
        {columns.map((column) => {
          const { key, header, align, width } = column;
          const sortable = isSortable(column);
          const style: CSSProperties & Record<'--width', string> = { '--width': width ?? 'auto' };
          return (
            <th
              key={key}
              role="columnheader"
              scope="col"
              data-align={align}
              aria-sort={sortable ? (sort?.by === key ? sort.direction : 'none') : undefined}
              style={width === undefined ? undefined : style}
            >
              {sortable ? (
                <button type="button" data-part="sort" onClick={() => onSort(key)}>
                  {header}
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
