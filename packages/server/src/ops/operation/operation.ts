import { writeFile } from 'node:fs/promises';
import type { Act } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { transactOrUndo } from '../../database/transact-or-undo';
import type { Services } from '../../services';
import { errorCode, StaffError } from '../../shared/errors';
import type { StaffMember } from '../../staff/roles';
import type { Printable } from './print';

/** What the command line opens for a command. */
export interface Session {
  services: Services;
  /** Who signed in. */
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

/** An operation of a person who signed in. */
export interface StaffOperation extends Operation {
  staff: StaffMember;
}

/** An error that the operator can correct. Any other exception is a defect. */
export class OperatorError extends StaffError {
  override readonly name = 'OperatorError';
}

export interface DryRun {
  dryRun?: boolean;
}

/** The operation for a dry run: it stores no files. */
export function withoutFiles(operation: Operation): Operation {
  const { services } = operation;
  const fileStore = { ...services.fileStore, put: async () => undefined };
  return { ...operation, services: { ...services, fileStore } };
}

/** @param dryRun returns the result without changing rows or files or sending mail */
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

/** Writes a file that only its owner can read, and never over another one. */
export const writeNewFile = (path: string, bytes: Buffer): Promise<void> =>
  writeFile(path, bytes, { flag: 'wx', mode: 0o600 }).catch((failure: unknown) => {
    throw new OperatorError(
      errorCode(failure) === 'EEXIST' ? `${path} exists already.` : `${path} can’t be written.`,
    );
  });
