// Imports a file: returns a result per row, or reports every invalid cell and changes nothing.
import { todayInNewYork } from '../../shared/clock';
import type { Transaction } from '../../database/database';
import { transactOrUndo } from '../../database/transact-or-undo';
import { type Operation, OperatorError } from '../operation/operation';
import type { Printable } from '../operation/print';
import type { FieldChange } from '../../decisions/field-changes';
import { type FileRow, fileRows } from './file-rows';
import { type RowProblem, RowReader } from './row-reader';

export interface ImportedRow extends Printable {
  line: number;
  id: string;
  done: 'created' | 'updated' | 'unchanged';
  /** Changes of an updated row. */
  changes?: FieldChange[];
}

export interface ImportPlan<T> {
  columns: readonly string[];
  /** Reports the problems of a row through its reader. */
  read: (row: RowReader) => T;
  /** Key that must be unique in the file. */
  keyOf: (item: T) => string;
  /** Returns an error message if the row as a whole can't be imported. */
  refuse?: (tx: Transaction, item: T) => Promise<string | undefined>;
  write: (tx: Transaction, item: T) => Promise<ImportedRow['done'] | Written>;
  /** Runs after all rows are written. @returns problems that are visible only in the whole file */
  finish?: (tx: Transaction, rows: readonly { line: number; item: T }[]) => Promise<RowProblem[]>;
}

/** A written row, with details for the report. */
type Written = Printable & Pick<ImportedRow, 'done'>;

/**
 * Imports a file in one transaction: all rows or none.
 * @throws OperatorError with a report of every invalid cell
 */
export async function importFile<T>(
  operation: Operation,
  path: string,
  plan: ImportPlan<T>,
  dryRun: boolean,
): Promise<Imported> {
  const read = await readRows(operation, path, plan);
  const rows = await transactOrUndo(operation.services.db, dryRun, (tx) =>
    writeRows(tx, operation, path, plan, read),
  );
  const changes = rows.flatMap(({ line, id, changes: changed = [] }) =>
    changed.map((change) => ({ line, id, ...change })),
  );
  return {
    dry_run: dryRun,
    rows: rows.map(({ changes: _listed, ...row }) => row),
    ...(changes.length > 0 && { changes }),
  };
}

interface Imported extends Printable {
  dry_run: boolean;
  rows: (Printable & Pick<ImportedRow, 'line' | 'id' | 'done'>)[];
  /** Old and new values of updated rows. */
  changes?: (FieldChange & Pick<ImportedRow, 'line' | 'id'>)[];
}

/**
 * Imports a file in the caller's transaction.
 * @throws OperatorError with a report of every invalid cell
 */
export const importRows = async <T>(
  tx: Transaction,
  operation: Operation,
  path: string,
  plan: ImportPlan<T>,
): Promise<ImportedRow[]> => writeRows(tx, operation, path, plan, await readRows(operation, path, plan));

async function readRows<T>(
  { services }: Operation,
  path: string,
  plan: ImportPlan<T>,
): Promise<ReadRow<T>[]> {
  const today = todayInNewYork(services.clock);
  return (await fileRows(path, plan.columns)).map((row) => readRow(row, plan, today));
}

async function writeRows<T>(
  tx: Transaction,
  operation: Operation,
  path: string,
  plan: ImportPlan<T>,
  read: readonly ReadRow<T>[],
): Promise<ImportedRow[]> {
  const problems = [...read.flatMap((one) => one.problems), ...repeated(read, plan)];
  const results: ImportedRow[] = [];
  for (const [at, { line, item, problems: own }] of read.entries()) {
    const refused = own.length === 0 ? await plan.refuse?.(tx, item) : undefined;
    if (refused) problems.push({ line, column: '', problem: refused });
    else if (problems.length === 0) {
      const written = await plan.write(tx, item);
      const details = typeof written === 'string' ? { done: written } : written;
      results.push({ line, id: plan.keyOf(item), ...details });
    }
    operation.onProgress?.(at + 1, read.length);
  }
  if (problems.length === 0) problems.push(...((await plan.finish?.(tx, read)) ?? []));
  const rows = problems.toSorted((one, other) => one.line - other.line);
  if (rows.length > 0) throw new OperatorError(summaryOf(rows.length, path), { rows });
  return results;
}

const summaryOf = (count: number, path: string) =>
  `${path} has ${count === 1 ? '1 error' : `${count} errors`}. Nothing was imported.`;

interface ReadRow<T> {
  line: number;
  item: T;
  problems: RowReader['problems'];
}

function readRow<T>(row: FileRow, plan: ImportPlan<T>, today: string): ReadRow<T> {
  const reader = new RowReader(row, today);
  return { line: row.line, item: plan.read(reader), problems: reader.problems };
}

function repeated<T>(rows: readonly ReadRow<T>[], { keyOf }: ImportPlan<T>): RowReader['problems'] {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, item }) => {
    const key = keyOf(item);
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    return before === undefined || key === ''
      ? []
      : [{ line, column: '', problem: `${key} is already on line ${before}` }];
  });
}
