import { OperatorError } from '../operation/operation';

export interface CsvRecord {
  /** First line of the record in the file, from 1. */
  line: number;
  cells: string[];
}

/**
 * Parses CSV by RFC 4180: commas, doubled quotes inside quotes, any line ending. Skips blank lines.
 * @throws OperatorError if quotes are not closed
 */
export function csvRecords(text: string): CsvRecord[] {
  const records: CsvRecord[] = [];
  const cell = /(?:"([^"]*(?:""[^"]*)*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  let line = 1;
  let record: CsvRecord = { line, cells: [] };
  for (;;) {
    const found = cell.exec(text);
    if (!found) throw new OperatorError(`Line ${line}: the quotes of a cell are not closed.`);
    const [, quoted, plain = '', end] = found;
    record.cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    line += (quoted ?? '').split('\n').length - 1;
    if (end === ',') continue;
    if (record.cells.some((content) => content !== '')) records.push(record);
    if (end === '') return records;
    line += 1;
    record = { line, cells: [] };
  }
}
