// Prints results, as JSON for programs and in aligned columns for people.
import { ListPage, PAGE_ROWS } from '../../reports/list-page';

export type Printable = Record<string, unknown>;
export type Answer = Printable | Printable[] | ListPage;

/** A result whose rows are printed while they are made, so that a long command needs little memory. */
export interface RowsAsMade {
  name: string;
  head: Printable;
  rows: AsyncIterable<Printable>;
  tail: () => Printable;
}

/** Parts of the text: one JSON object, or for people one line per row, not aligned. */
export const printedAsMade = (result: RowsAsMade, json: boolean): AsyncGenerator<string> =>
  json ? jsonAsMade(result) : linesAsMade(result);

async function* jsonAsMade({ name, head, rows, tail }: RowsAsMade): AsyncGenerator<string> {
  const start = `{${getMembers(head)},\n  ${JSON.stringify(name)}: [`;
  let isFirst = true;
  for await (const row of rows) {
    if (isFirst) yield start;
    yield `${isFirst ? '' : ',\n'}${indent(row)}`;
    isFirst = false;
  }
  if (isFirst) yield start;
  yield `  ],${getMembers(tail())}\n}`;
}

async function* linesAsMade({ name, head, rows, tail }: RowsAsMade): AsyncGenerator<string> {
  let isFirst = true;
  for await (const row of rows) {
    if (isFirst) yield `${facts(head)}\n\n${name}`;
    yield Object.values(row).map(tableCell).join('  ');
    isFirst = false;
  }
  yield facts(isFirst ? { ...head, ...tail() } : tail());
}

const getMembers = (object: Printable): string =>
  Object.entries(object)
    .map(([name, value]) => `\n  ${JSON.stringify(name)}: ${JSON.stringify(value)}`)
    .join(',');

const indent = (row: Printable): string => JSON.stringify(row, null, 2).replace(/^/gm, '    ');

/** As JSON, a list has only its rows; for people also its totals. */
export function printAnswer(answer: Answer, json: boolean): string {
  const shown = answer instanceof ListPage ? answer.rows : answer;
  if (json) return JSON.stringify(shown, null, 2);
  if (!isTable(shown)) return facts(shown);
  return answer instanceof ListPage && shown.length > 0
    ? `${table(shown)}\n\n${getTotals(answer)}`
    : table(shown);
}

const isTable = (shown: Printable | readonly Printable[]): shown is readonly Printable[] =>
  Array.isArray(shown);

function getTotals({ totals: { rows, pages, sums }, page }: ListPage): string {
  const counted = rows === 1 ? '1 row' : `${rows} rows`;
  const shown = page === undefined || rows <= PAGE_ROWS ? [] : [`page ${page} of ${pages}`];
  return [counted, ...Object.entries(sums).map(([name, sum]) => `${name} ${sum}`), ...shown].join(', ');
}

/** One line per row, in aligned columns. */
function table(rows: readonly Printable[]): string {
  const [first] = rows;
  if (!first) return 'None.';
  const columns = Object.keys(first);
  const cells = [columns, ...rows.map((row) => columns.map((column) => tableCell(row[column])))];
  const widths = columns.map((_, index) =>
    cells.reduce((widest, line) => Math.max(widest, (line[index] ?? '').length), 0),
  );
  return cells
    .map((line) =>
      line
        .map((text, index) => text.padEnd(widths[index] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** One property per line. Nested lists are tables below their name, after all others. */
function facts(answer: Printable): string {
  const entries = Object.entries(answer).toSorted(
    ([, one], [, other]) => Number(Array.isArray(one)) - Number(Array.isArray(other)),
  );
  const width = Math.max(
    ...entries.filter(([, value]) => !Array.isArray(value)).map(([name]) => name.length),
  );
  return entries
    .map(([name, value]) =>
      Array.isArray(value) ? `\n${name}\n${table(value)}` : `${name.padEnd(width)}  ${cell(value)}`.trimEnd(),
    )
    .join('\n');
}

/** Without control characters, of which a terminal would execute escape sequences. Keeps line breaks. */
const cell = (value: unknown): string =>
  value === null || value === undefined ? '-' : String(value).replace(/[^\P{Cc}\n]/gu, ' ');

/** A line break could forge a row. */
const tableCell = (value: unknown): string => cell(value).replaceAll('\n', ' ');
