// A table that is taken home as a file. Its cells are what the API sends, so a file says what the page says.

/** How a cell is written: money, prices, units and multiples are decimals, a percentage is a decimal fraction, a date is YYYY-MM-DD. */
export type CellKind = 'text' | 'date' | 'money' | 'price' | 'units' | 'percent' | 'multiple';

export interface SheetColumn {
  header: string;
  kind: CellKind;
}

export interface Sheet {
  /** Of the file, without its ending. */
  name: string;
  columns: readonly SheetColumn[];
  /** As many cells as there are columns; null where there is nothing. */
  rows: readonly (readonly (string | null)[])[];
}

/** A column with its value for each row. */
export interface FilledColumn<Row> extends SheetColumn {
  of: (row: Row) => string | null;
}

export const sheetOf = <Row>(
  name: string,
  columns: readonly FilledColumn<Row>[],
  rows: readonly Row[],
): Sheet => ({
  name,
  columns: columns.map(({ header, kind }) => ({ header, kind })),
  rows: rows.map((row) => columns.map(({ of }) => of(row))),
});
