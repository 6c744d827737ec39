// Writes a table as a CSV or Excel file.
import { isDecimal } from '@quoin/rules';
import { stringify } from 'csv-stringify/sync';
import writeWorkbook, { type Cell } from 'write-excel-file/node';

type CellKind = 'text' | 'date' | 'number';

export interface Sheet {
  /** Columns by name, in order. */
  columns: Readonly<Record<string, CellKind>>;
  /** Dates as YYYY-MM-DD, numbers as decimals. */
  rows: readonly Readonly<Record<string, string | number | null>>[];
}

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export const sheetBytes = (format: SheetFormat, sheet: Sheet): Promise<Buffer> => WRITERS[format](sheet);

const WRITERS: Readonly<Record<SheetFormat, (sheet: Sheet) => Promise<Buffer>>> = {
  csv: async ({ columns, rows }) =>
    Buffer.from(
      stringify([...rows], {
        header: true,
        columns: Object.keys(columns),
        // Does not escape negative numbers as formulas.
        cast: { string: (value) => ({ value, escape_formulas: !isDecimal(value) }) },
        bom: true,
        record_delimiter: 'windows',
      }),
    ),
  xlsx: ({ columns, rows }) =>
    writeWorkbook(
      [
        Object.keys(columns).map((value): Cell => ({ value, type: String, fontWeight: 'bold' })),
        ...rows.map((row) => Object.entries(columns).map(([name, kind]) => getCell(kind, row[name] ?? null))),
      ],
      { columns: Object.values(columns).map((kind) => ({ width: WIDTHS[kind] })), stickyRowsCount: 1 },
    ).toBuffer(),
};

const WIDTHS: Readonly<Record<CellKind, number>> = { text: 28, date: 12, number: 20 };

function getCell(kind: CellKind, value: string | number | null): Cell {
  if (value === null) return null;
  if (kind === 'date') return { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' };
  if (kind === 'text') return { value: String(value), type: String };
  // Excel stores numbers as doubles.
  return { value: Number(value), format: typeof value === 'number' ? '0' : '#,##0.00######' };
}
