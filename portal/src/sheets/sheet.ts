// A table to export. Its cells are the API's values, so that the file matches the page.

/** Format of a cell: money, price, units and multiple are decimals; percent is a decimal fraction; date is YYYY-MM-DD. */
export type CellKind = 'text' | 'date' | 'money' | 'price' | 'units' | 'percent' | 'multiple';

export interface SheetColumn {
  header: string;
  kind: CellKind;
}

export interface Sheet {
  /** File name without extension. */
  name: string;
  columns: readonly SheetColumn[];
  /** One cell per column; null if empty. */
  rows: readonly (readonly (string | null)[])[];
}

/** A column with its value for each row. */
export interface FilledColumn<Row> extends SheetColumn {
  of: (row: Row) => string | null;
}

export const toSheet = <Row>(
  name: string,
  columns: readonly FilledColumn<Row>[],
  rows: readonly Row[],
): Sheet => ({
  name,
  columns: columns.map(({ header, kind }) => ({ header, kind })),
  rows: rows.map((row) => columns.map(({ of }) => of(row))),
});
