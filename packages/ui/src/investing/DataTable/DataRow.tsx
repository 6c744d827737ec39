import { memo, useEffect, useRef, type ChangeEvent, type ReactNode } from 'react';
import { recordCell } from '../RecordTable/RecordTable';
import type { DataColumn } from './data-columns';

interface DataRowProps<Row> {
  id: string;
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** From 1, the header counted; only where not every row is in the page. */
  rowIndex: number | undefined;
  /** Name of the checkbox; undefined where nothing can be selected. */
  selectLabel: string | undefined;
  selected: boolean;
  selectable: boolean;
  onSelect: (id: string, event: ChangeEvent) => void;
}

/** Renders again only if something of its own changes: no context is read here, and the callbacks stay the same. */
export const DataRow = /* @__PURE__ */ memo(function DataRow({
  id,
  row,
  columns,
  rowIndex,
  selectLabel,
  selected,
  selectable,
  onSelect,
}: DataRowProps<unknown>) {
  return (
    <tr role="row" aria-rowindex={rowIndex} data-selected={selected || undefined}>
      {selectLabel !== undefined && (
        <td role="cell" data-part="select">
          <input
            type="checkbox"
            aria-label={selectLabel}
            checked={selected}
            disabled={!selectable}
            onChange={(event) => onSelect(id, event)}
          />
        </td>
      )}
      {columns.map((column) => recordCell(column, row))}
    </tr>
  );
}) as <Row>(props: DataRowProps<Row>) => ReactNode; // memo drops the type parameter

interface TotalsRowProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** The rows have checkboxes. */
  selectable: boolean;
}

/** The footer of the table. It stays below the rows, however they are sorted. */
export function TotalsRow<Row>({ columns, selectable }: TotalsRowProps<Row>) {
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {selectable && <td role="cell" data-part="select" />}
        {columns.map((column) => recordCell({ ...column, cell: () => column.total ?? null }, null))}
      </tr>
    </tfoot>
  );
}

interface SelectAllProps {
  label: string;
  checked: boolean;
  mixed: boolean;
  onToggle: () => void;
}

export function SelectAll({ label, checked, mixed, onToggle }: SelectAllProps) {
  const box = useRef<HTMLInputElement>(null);
  // This state exists only as a property of the element.
  useEffect(() => {
    if (box.current) box.current.indeterminate = mixed;
  }, [mixed]);
  return (
    <th role="columnheader" scope="col" data-part="select">
      <input ref={box} type="checkbox" aria-label={label} checked={checked} onChange={onToggle} />
    </th>
  );
}
