// A sheet as CSV (RFC 4180), in UTF-8 with a byte order mark for Excel.
import { formatFigure } from '@quoin/ui';
import { unparse } from 'papaparse';
import type { CellKind, Sheet } from './sheet';

/**
 * Prefixes that a spreadsheet may run as a formula, including full-width forms. Negative numbers are allowed.
 * Source: OWASP, CSV Injection.
 */
const FORMULA_START = /^(?:[=+@\t\r\n＝＋－＠]|-(?!\d+(?:\.\d+)?%?$))/;

const BYTE_ORDER_MARK = '\uFEFF';

export const toCsv = ({ columns, rows }: Sheet): Blob =>
  new Blob([BYTE_ORDER_MARK + csvText({ columns, rows })], { type: 'text/csv;charset=utf-8' });

export const csvText = ({ columns, rows }: Pick<Sheet, 'columns' | 'rows'>): string =>
  unparse(
    [
      columns.map(({ header }) => header),
      ...rows.map((cells) => cells.map((cell, index) => written(cell, columns[index]?.kind))),
    ],
    { escapeFormulae: FORMULA_START, newline: '\r\n' },
  );

/** Decimals as they are; rates as percentages with the digits of the page. */
function written(cell: string | null, kind: CellKind | undefined): string {
  if (cell === null) return '';
  if (kind !== 'percent') return cell;
  return formatFigure('percent', cell, 'en').replace('\u2212', '-').replaceAll(',', '');
}
