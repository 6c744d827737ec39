// Reads rows of a CSV file with a header line, or of a JSON array of objects.
import { type AnyNode, parse, traverse } from '@humanwhocodes/momoa';
import { CsvError, parse as parseCsv } from 'csv-parse/sync';
import { extname } from 'node:path';
import { unfitCharacter } from '../../shared/staff-error';
import { OperatorError } from '../operation/operation';
import { readGivenFile } from '../operation/read-file';

export interface FileRow {
  /** Line in a CSV file, or position in a JSON array, from 1. */
  line: number;
  /** Cells by column. An array is joined to text with one item per line. */
  cells: ReadonlyMap<string, string>;
}

const SPREADSHEETS = ['.xlsx', '.xlsm', '.xls', '.ods', '.numbers'];

const spreadsheet = (path: string) =>
  `${path} is a spreadsheet. Save it as a .csv file (in Excel: “CSV UTF-8”) and import that.`;

const READERS: Readonly<Record<string, (text: string) => FileRow[]>> = { '.csv': csvRows, '.json': jsonRows };

/**
 * @throws OperatorError for an unreadable file, an unknown format or encoding, unknown or repeated columns, and control
 * characters
 */
export async function fileRows(path: string, known: readonly string[]): Promise<FileRow[]> {
  const ending = extname(path).toLowerCase();
  const read = READERS[ending];
  if (SPREADSHEETS.includes(ending)) throw new OperatorError(spreadsheet(path));
  if (!read) throw new OperatorError(`${path} is neither a .csv nor a .json file.`);
  const rows = read(await readTextFile(path));
  if (rows.length === 0)
    throw new OperatorError(
      `${path} has no rows${ending === '.csv' ? ' after the line of column names' : ''}. Columns: ${known.join(', ')}.`,
    );
  const unknown = [...new Set(rows.flatMap(({ cells }) => [...cells.keys()]))].filter(
    (column) => !known.includes(column),
  );
  if (unknown.length > 0)
    throw new OperatorError(`Unknown columns: ${unknown.join(', ')}. Possible columns: ${known.join(', ')}.`);
  for (const { line, cells } of rows)
    for (const [column, text] of cells) {
      const character = unfitCharacter(text);
      if (character !== undefined)
        throw new OperatorError(
          `${ending === '.csv' ? 'Line' : 'Item'} ${line}: ${column} has the character ${character}, which can’t be stored. Remove it.`,
        );
    }
  return rows;
}

/** What spreadsheets of other countries, and copied tables, have instead of commas. */
const SEPARATORS: Readonly<Record<string, string>> = {
  ';': 'semicolons',
  '\t': 'tabs',
  '|': 'vertical lines',
};

function csvRows(text: string): FileRow[] {
  const [head, ...records] = withoutEmptyColumns(withoutSeparatorLine(csvRecords(text)));
  const [only = '', ...others] = head?.cells ?? [];
  const separator = others.length === 0 ? /[;\t|]/.exec(only)?.[0] : undefined;
  if (separator !== undefined)
    throw new OperatorError(
      `The columns are separated by ${SEPARATORS[separator]}. Save the file with commas (in Excel: “CSV UTF-8 (Comma delimited)”).`,
    );
  const twice = head?.cells.filter((column, index) => head.cells.indexOf(column) !== index) ?? [];
  if (twice.length > 0)
    throw new OperatorError(
      `Two columns have the same name: ${twice.join(', ')}. Rename or remove one of them.`,
    );
  return records.map(({ line, cells }) => {
    if (cells.length !== head?.cells.length)
      throw new OperatorError(
        `Line ${line} has ${cells.length} cells, but the line of column names has ${head?.cells.length ?? 0}.`,
      );
    return { line, cells: new Map(head.cells.map((column, index) => [column, cells[index] ?? ''])) };
  });
}

/** Excel names the separator in a first line: `sep=,`. */
const withoutSeparatorLine = (records: readonly CsvRecord[]): readonly CsvRecord[] =>
  records[0]?.cells.join(',').toLowerCase() === 'sep=,' ? records.slice(1) : records;

/** Removes columns without name and content, which spreadsheets save for cells that were once filled or formatted. */
function withoutEmptyColumns(records: readonly CsvRecord[]): CsvRecord[] {
  const [head, ...others] = records;
  if (!head) return [];
  const width = Math.max(...records.map(({ cells }) => cells.length));
  const unnamed = Array.from({ length: width }, (_, index) => index).filter(
    (at) => (head.cells[at] ?? '') === '',
  );
  for (const at of unnamed) {
    const filled = others.find(({ cells }) => (cells[at] ?? '') !== '');
    // More cells than columns are reported with their line.
    if (filled && at < head.cells.length)
      throw new OperatorError(
        `Line ${filled.line} has a value in column ${at + 1}, which has no name in line ${head.line}. Name or remove the column.`,
      );
    if (filled) return [...records];
  }
  return records.map(({ line, cells }) => ({
    line,
    cells: cells.filter((_, index) => !unnamed.includes(index)),
  }));
}

function jsonRows(text: string): FileRow[] {
  const list = parseJson(text);
  if (!Array.isArray(list)) throw new OperatorError('The JSON file must contain an array of objects.');
  return list.map((item: unknown, index) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item))
      throw new OperatorError(`Item ${index + 1} of the JSON array is not an object.`);
    return {
      line: index + 1,
      cells: new Map(Object.entries(item).map(([column, value]) => [column, getText(value)])),
    };
  });
}

function parseJson(text: string): unknown {
  try {
    assertKeepsAll(text);
    return JSON.parse(text);
  } catch (failure) {
    throw failure instanceof OperatorError ? failure : new OperatorError('The file is not valid JSON.');
  }
}

/** A double keeps that many digits of any number. */
const MAX_DIGITS = 15;

/**
 * Rejects what `JSON.parse` would change silently: of duplicate names it uses the last, and it rounds long numbers.
 * @throws OperatorError, SyntaxError
 */
function assertKeepsAll(text: string): void {
  traverse(parse(text), {
    enter(node) {
      if (node.type === 'Number') assertKept(node, text);
      if (isObject(node)) assertNoNameTwice(node);
    },
  });
}

function assertKept({ loc }: Pick<AnyNode, 'loc'>, text: string): void {
  const written = text.slice(loc.start.offset, loc.end.offset);
  const [mantissa = ''] = written.toLowerCase().split('e');
  const digits = mantissa.replace(/\D/g, '').replace(/^0+/, '');
  if (digits.length > MAX_DIGITS)
    throw new OperatorError(
      `Line ${loc.start.line}: JSON keeps at most ${MAX_DIGITS} digits of the number ${written}. Write it as a text, in quotation marks.`,
    );
}

function assertNoNameTwice({ members }: Extract<AnyNode, { type: 'Object' }>): void {
  const seen = new Set<string>();
  for (const { name: written, loc } of members) {
    const name = written.type === 'String' ? written.value : written.name;
    if (seen.has(name))
      throw new OperatorError(
        `Line ${loc.start.line}: two values of an object have the same name, ${name}. Rename or remove one of them.`,
      );
    seen.add(name);
  }
}

const isObject = (node: { type: string }): node is Extract<AnyNode, { type: 'Object' }> =>
  node.type === 'Object';

function getText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(getText).join('\n');
  if (typeof value === 'object')
    throw new OperatorError(
      'The JSON file has an object inside an object. Use only texts, numbers, true, false and arrays as values.',
    );
  return String(value);
}

interface CsvRecord {
  /** First line of the record in the file, from 1. */
  line: number;
  cells: string[];
}

/**
 * Parses CSV by RFC 4180. Skips rows without content, and spaces around cells and quotes.
 * @throws OperatorError for quotes that are not closed, or inside a cell without quotes
 */
export function csvRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  let read = 0; // Lines of complete records.
  try {
    parseCsv(text, {
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      skip_records_with_empty_values: true,
      trim: true,
      on_record: (cells, { lines }) => {
        records.push({ line: lines - cells.join('').split('\n').length + 1, cells });
        read = lines;
        return null;
      },
    });
    return records;
  } catch (failure) {
    if (!(failure instanceof CsvError)) throw failure;
    const problem =
      failure.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'the quotes of a cell are not closed.'
        : 'a cell has quotation marks inside. Put the whole cell in quotation marks, and double those inside.';
    throw new OperatorError(`Line ${read + 1}: ${problem}`);
  }
}

// Reads text files of spreadsheets and editors, many of which do not save UTF-8.

/** Null characters indicate UTF-16; replacement characters indicate bytes that are not UTF-8. */
const NOT_UTF8 = /[\0\uFFFD]/;

/** Start of archives, and of spreadsheets, which are archives. */
const ZIP = Buffer.from('PK\x03\x04');

/**
 * Reads a UTF-8 file, without its byte order mark.
 * @throws OperatorError if the file can't be read, or has another encoding, with the first such line
 */
export async function readTextFile(path: string): Promise<string> {
  const bytes = await readGivenFile(path);
  if (bytes.subarray(0, ZIP.length).equals(ZIP))
    throw new OperatorError(
      `${path} is a spreadsheet or an archive, whatever its name. Save it as text (in Excel: “CSV UTF-8”).`,
    );
  const text = bytes.toString();
  const place = text.search(NOT_UTF8);
  if (place >= 0)
    throw new OperatorError(
      `Line ${text.slice(0, place).split('\n').length} of ${path} is not UTF-8. Save the file as UTF-8 (in Excel: “CSV UTF-8”) and check accented and Chinese characters.`,
    );
  return text.replace(/^\uFEFF/, '');
}
