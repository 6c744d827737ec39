import type { Act } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { transactOrUndo } from '../../database/transact-or-undo';
import type { Services } from '../../services';
import { StaffError } from '../../shared/errors';
import type { StaffMember } from '../../staff/roles';
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

/** An error that the operator can correct. Any other exception is a bug. */
export class OperatorError extends StaffError {
  override readonly name = 'OperatorError';
}

export interface DryRun {
  dryRun?: boolean;
}

/** A copy of the operation for dry runs, which stores no files. */
export function withoutFiles(operation: Operation): Operation {
  const { services } = operation;
  const fileStore = { ...services.fileStore, put: async () => undefined };
  return { ...operation, services: { ...services, fileStore } };
}

/** @param dryRun returns the result without changing rows or files or sending e-mails */
export async function perform(
  operation: Operation,
  dryRun: boolean | undefined,
  act: (tx: Transaction, operation: Operation) => Promise<Printable>,
): Promise<Printable> {
  const { services } = operation;
  if (!dryRun) return services.db.transaction((tx) => act(tx, operation));
  const answer = await transactOrUndo(services.db, true, (tx) => act(tx, withoutFiles(operation)));
  return { dry_run: true, ...answer };
}

/** Acts on several rows in one transaction. @returns the result of a single one, or all of them under `name` */
export async function oneOrAll(
  name: string,
  ids: readonly string[],
  act: (id: string) => Promise<Printable>,
): Promise<Printable> {
  const done: Printable[] = [];
  for (const id of ids) done.push(await act(id));
  const [only] = done;
  return only && done.length === 1 ? only : { [name]: done };
}
