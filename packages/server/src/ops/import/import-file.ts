// Imports a file: returns a result per row, or reports every invalid cell and changes nothing.
import { cents, type Cents, moneyToWire } from '@quoin/rules';
import type { Transaction } from '../../database/database';
import { actOrUndo } from '../../database/transact-or-undo';
import type { FieldChange } from '../../decisions/field-changes';
import { todayInNewYork } from '../../shared/clock';
import type { StaffError } from '../../shared/staff-error';
import { catchFailure } from '../../transactions/transaction-error';
import { toMessage } from '../operation/failure-message';
import { productByPrefix } from '../operation/find-by-prefix';
import { type Operation, OperatorError } from '../operation/operation';
import type { Printable } from '../operation/print';
import { type FileRow, fileRows } from './file-rows';
import { type RowProblem, RowReader } from './row-reader';

export interface ImportedRow extends Printable {
  line: number;
  id: string;
  done: 'created' | 'updated' | 'unchanged';
  /** Changes of an updated row. */
  changes?: FieldChange[];
}

/** @typeParam C what the check of a row found */
export interface ImportPlan<T, C = unknown> {
  columns: readonly string[];
  /** Reports the problems of a row through its reader. */
  read: (row: RowReader) => T;
  /** Key that must be unique in the file. */
  getKey: (item: T) => string;
  /** Locks what the rows change, by `lockRows`. */
  lock?: (tx: Transaction, items: readonly T[]) => Promise<unknown>;
  /** Checks a row as a whole. @throws StaffError */
  check?: (tx: Transaction, item: T, operation: Operation) => Promise<C>;
  /** @param checked the result of `check` */
  write: (
    tx: Transaction,
    item: T,
    operation: Operation,
    checked: C,
  ) => Promise<ImportedRow['done'] | Written>;
  /** Runs after all rows are written. @returns problems that are visible only in the whole file */
  finish?: (
    tx: Transaction,
    rows: readonly { line: number; item: T }[],
    operation: Operation,
  ) => Promise<RowProblem[]>;
}

/** A written row, with details for the report. */
type Written = Printable & Pick<ImportedRow, 'done'>;

/**
 * Imports a file in one transaction: all rows or none.
 * @throws OperatorError with a report of every invalid cell
 */
export async function importFile<T, C>(
  operation: Operation,
  path: string,
  plan: ImportPlan<T, C>,
  dryRun: boolean,
): Promise<Imported> {
  const read = await readRows(operation, path, plan);
  const rows = await actOrUndo(operation, dryRun, (tx, used) => writeRows(tx, used, path, plan, read));
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
export const importRows = async <T, C>(
  tx: Transaction,
  operation: Operation,
  path: string,
  plan: ImportPlan<T, C>,
): Promise<ImportedRow[]> => writeRows(tx, operation, path, plan, await readRows(operation, path, plan));

async function readRows<T, C>(
  { services }: Operation,
  path: string,
  plan: ImportPlan<T, C>,
): Promise<ReadRow<T>[]> {
  const today = todayInNewYork(services.clock);
  return (await fileRows(path, plan.columns)).map((row) => readRow(row, plan, today));
}

async function writeRows<T, C>(
  tx: Transaction,
  operation: Operation,
  path: string,
  plan: ImportPlan<T, C>,
  read: readonly ReadRow<T>[],
): Promise<ImportedRow[]> {
  const problems = [...read.flatMap((one) => one.problems), ...findRepeated(read, plan)];
  const wrongLines = new Set(problems.map(({ line }) => line));
  const results: ImportedRow[] = [];
  await plan.lock?.(
    tx,
    read.map(({ item }) => item),
  );
  for (const [at, { line, item }] of read.entries()) {
    let checked: C | undefined;
    const check = async () => {
      checked = await plan.check?.(tx, item, operation);
    };
    const failure = wrongLines.has(line) ? undefined : await catchFailure(check);
    if (failure) problems.push({ line, ...toRowProblem(failure, plan.columns) });
    else if (problems.length === 0) {
      const written = await plan.write(tx, item, operation, checked as C); // Undefined only without a check.
      const details = typeof written === 'string' ? { done: written } : written;
      results.push({ line, id: plan.getKey(item), ...details });
    }
    operation.onProgress?.(at + 1, read.length);
  }
  if (problems.length === 0) problems.push(...((await plan.finish?.(tx, read, operation)) ?? []));
  const rows = problems.toSorted((one, other) => one.line - other.line);
  if (rows.length > 0) throw new OperatorError(getSummary(rows.length, path), { report: { rows } });
  return results;
}

/** Names the column of a missing value instead of the option of a command. */
function toRowProblem(failure: StaffError, columns: readonly string[]): Omit<RowProblem, 'line'> {
  const { message, remedy } = failure;
  const column = remedy && 'give' in remedy ? columns.find((one) => one === remedy.give) : undefined;
  return column === undefined ? { column: '', problem: toMessage(failure) } : { column, problem: message };
}

const getSummary = (count: number, path: string) =>
  `${path} has ${count === 1 ? '1 error' : `${count} errors`}. Nothing was imported.`;

interface ReadRow<T> {
  line: number;
  item: T;
  problems: RowReader['problems'];
}

function readRow<T, C>(row: FileRow, plan: ImportPlan<T, C>, today: string): ReadRow<T> {
  const reader = new RowReader(row, today);
  return { line: row.line, item: plan.read(reader), problems: reader.problems };
}

function findRepeated<T, C>(
  rows: readonly ReadRow<T>[],
  { getKey }: ImportPlan<T, C>,
): RowReader['problems'] {
  const first = new Map<string, number>();
  return rows.flatMap(({ line, item }) => {
    const key = getKey(item);
    const before = first.get(key);
    if (before === undefined) first.set(key, line);
    return before === undefined || key === ''
      ? []
      : [{ line, column: '', problem: `${key} is already on line ${before}` }];
  });
}

// Imports for one fund reject lines of other funds, and report the total to compare with the file of the fund's administrator.

/** @returns the id of the product, or undefined for lines of any product */
export const readFund = async ({ services }: Operation, prefix: string | undefined) =>
  prefix === undefined ? undefined : (await productByPrefix(services.db, prefix)).id;

/** @throws OperatorError */
export function assertBelongsToFund(productId: string, fund: string | undefined): void {
  if (fund !== undefined && productId !== fund)
    throw new OperatorError(`The investment is in ${productId}, not in ${fund}. Remove the line.`);
}

export const getTotals = (amounts: readonly Cents[]) => ({
  lines: amounts.length,
  total: moneyToWire(cents(amounts.reduce((sum, amount) => sum + amount, 0))),
});
