// A sheet as an Excel workbook, with figures as numbers and dates as dates.
import writeWorkbook, { type Cell } from 'write-excel-file/universal';
import type { CellKind, Sheet } from './sheet';

/** Excel cell and format by column kind. */
const CELLS: Readonly<Record<CellKind, { width: number; cell: (text: string) => Cell }>> = {
  text: { width: 32, cell: (text) => ({ value: text, type: String }) },
  date: {
    width: 12,
    cell: (day) => ({ value: new Date(`${day}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }),
  },
  // eslint-disable-next-line promises/money-as-float -- an Excel cell is a double
  money: { width: 18, cell: (dollars) => ({ value: Number(dollars), format: '#,##0.00' }) },
  // eslint-disable-next-line promises/money-as-float -- an Excel cell is a double
  price: { width: 18, cell: (dollars) => ({ value: Number(dollars), format: '#,##0.00######' }) },
  units: { width: 18, cell: (units) => ({ value: Number(units), format: '#,##0.000000' }) },
  multiple: { width: 12, cell: (times) => ({ value: Number(times), format: '0.00"×"' }) },
  percent: { width: 12, cell: (fraction) => ({ value: Number(fraction), format: '0.00%' }) },
};

export const toXlsx = ({ columns, rows }: Sheet): Promise<Blob> =>
  writeWorkbook(
    [
      columns.map(({ header }): Cell => ({ value: header, type: String, fontWeight: 'bold', wrap: true })),
      ...rows.map((cells) => cells.map((text, index) => getCell(text, columns[index]?.kind))),
    ],
    { columns: columns.map(({ kind }) => ({ width: CELLS[kind].width })), stickyRowsCount: 1 },
  ).toBlob();

const getCell = (text: string | null, kind: CellKind = 'text'): Cell =>
  text === null ? null : CELLS[kind].cell(text);
