import type { Act } from '../../audit/record-act';
import type { Database, Transaction } from '../../database/database';
import { actOrUndo } from '../../database/transact-or-undo';
import { getMessages } from '../../http/error-replies';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { StaffError } from '../../shared/staff-error';
import { assertMay } from '../../staff/act-roles';
import { getActor, type StaffMember } from '../../staff/roles';
import { toMessage } from './failure-message';
import type { Printable } from './print';

/** What the command line provides to a command. */
export interface Session {
  services: Services;
  /** Signed-in person. */
  staff: StaffMember | undefined;
  /** Called after each item of a long operation. */
  onProgress?: (done: number, total: number) => void;
}

/** Dependencies of every operation. */
export interface Operation {
  services: Services;
  /** `operator:<e-mail>` */
  actor: Act['actor'];
  onProgress?: Session['onProgress'];
}

/** An operation of a signed-in person. */
export interface StaffOperation extends Operation {
  staff: StaffMember;
}

/**
 * Creates the operation of the signed-in person.
 * @param command key of `ACT_ROLES`
 * @throws StaffError if nobody is signed in, or the person lacks a role for the command
 */
export function createOperation({ staff, ...session }: Session, command: string): StaffOperation {
  assertMay(staff, command);
  return { ...session, staff, actor: getActor(staff) };
}

/** An error that the operator can correct. Any other exception is a bug. */
export class OperatorError extends StaffError {
  override readonly name = 'OperatorError';
}

export interface DryRun {
  dryRun?: boolean;
}

/** @param dryRun returns the result without changing rows or files or sending e-mails */
export async function perform<O extends { services: Services }>(
  operation: O,
  dryRun: boolean | undefined,
  act: (tx: Transaction, operation: O) => Promise<Printable>,
): Promise<Printable> {
  const answer = await actOrUndo(operation, dryRun === true, act);
  return dryRun ? { dry_run: true, ...answer } : answer;
}

/** Finds a row and acts on it in a transaction. @param find by what was typed, such as a prefix of the id */
export const performOn =
  <R, G extends object>(
    find: (db: Database, typed: string) => Promise<R>,
    act: (tx: Transaction, operation: StaffOperation, found: R, options: G) => Promise<Printable>,
  ) =>
  async (operation: StaffOperation, typed: string, options: DryRun & G): Promise<Printable> => {
    const found = await find(operation.services.db, typed);
    return perform(operation, options.dryRun, (tx, used) => act(tx, used, found, options));
  };

export const showing =
  <R, T>(
    find: (db: Database, typed: string) => Promise<R>,
    show: (services: Services, found: R) => Promise<T>,
  ) =>
  async ({ services }: Operation, typed: string): Promise<T> =>
    show(services, await find(services.db, typed));

interface Line<T> {
  /** Finds the id by its beginning. */
  find: (prefix: string) => Promise<{ id: string }>;
  /** Acts on one id, in a transaction of its own. */
  act: (id: string) => Promise<T>;
  /** Columns of a line whose act is done. */
  toLine: (result: T) => Printable;
}

/**
 * Acts on each id by itself, so that one that fails does not stop the others.
 * @returns the result of a single one, or a line for each
 * @throws StaffError with the lines, if one failed
 */
export async function lineByLine<T extends Printable>(
  prefixes: readonly string[],
  { find, act, toLine }: Line<T>,
): Promise<Printable> {
  const [only] = prefixes;
  if (only !== undefined && prefixes.length === 1) return act((await find(only)).id);
  const lines = new Map<string, Printable>();
  let failed = 0;
  for (const prefix of prefixes) {
    let id = prefix;
    try {
      ({ id } = await find(prefix));
      if (!lines.has(id)) lines.set(id, { id, done: true, ...toLine(await act(id)), problem: null });
    } catch (failure) {
      lines.set(id, { id, done: false, problem: describeProblem(failure) });
      failed += 1;
    }
  }
  const rows = [...lines.values()];
  if (failed === 0) return { done: rows.length, failed, rows };
  const report = { done: rows.length - failed, failed, rows: alignColumns(rows) };
  const others = report.done === 0 ? 'Nothing was done.' : 'The others are done; do not repeat them.';
  throw new StaffError(`${failed} of ${rows.length} failed. ${others}`, { report });
}

function describeProblem(failure: unknown): string {
  if (failure instanceof StaffError) return toMessage(failure);
  if (failure instanceof ApiError) return getMessages(failure).join(' ');
  throw failure;
}

/** A table has the columns of its first row. */
function alignColumns(rows: readonly Printable[]): Printable[] {
  const names = new Set(rows.flatMap((row) => Object.keys(row)).filter((name) => name !== 'problem'));
  const empty = Object.fromEntries([...names].map((name) => [name, null]));
  return rows.map(({ problem, ...row }) => ({ ...empty, ...row, problem }));
}

/**
 * Acts on several rows in one transaction.
 * @returns the result of a single one, or all of them under `name`
 * @throws StaffError that lists the problem of each row that fails, if there are several rows
 */
export async function actOnAll(
  name: string,
  ids: readonly string[],
  act: (id: string) => Promise<Printable>,
): Promise<Printable> {
  const done: Printable[] = [];
  const problems: Printable[] = [];
  for (const id of ids)
    try {
      done.push(await act(id));
    } catch (failure) {
      if (ids.length === 1) throw failure;
      problems.push({ id, problem: describeProblem(failure) });
    }
  if (problems.length > 0)
    throw new StaffError(`${problems.length} of ${ids.length} failed, so nothing was changed.`, {
      report: { rows: problems },
    });
  const [only] = done;
  return only && done.length === 1 ? only : { [name]: done };
}
