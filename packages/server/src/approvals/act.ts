// What every act needs that one person requests and another one approves.
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Transaction } from '../database/database';
import type { StaffRole } from '../database/tables/staff';
import type { Staff } from '../transactions/ledger-entries';

export interface Outcome {
  /** What both people see. An approval is refused if it is not the same again. */
  summary: Record<string, unknown>;
  /** Ids and other facts of the act that differ each time. */
  made?: Record<string, unknown>;
}

export interface ActRow<P extends TSchema> {
  title: string;
  requestedBy: readonly StaffRole[];
  approvedBy: readonly StaffRole[];
  parameters: P;
  /** Checks and executes. A request runs it too, and undoes it. */
  run: (tx: Transaction, staff: Staff, parameters: Static<P>) => Promise<Outcome>;
  /** Whether the act needs no other person now. */
  isDirect?: (tx: Transaction) => Promise<boolean>;
}

/** A row of the table of acts, which takes parameters as they are stored. */
export const actOf = <P extends TSchema>(row: ActRow<P>) => ({
  ...row,
  run(tx: Transaction, staff: Staff, parameters: unknown): Promise<Outcome> {
    if (!Check(row.parameters, parameters)) throw new Error(`wrong parameters of "${row.title}"`);
    return row.run(tx, staff, parameters);
  },
});

export const OPERATIONS: readonly StaffRole[] = ['operations'];
export const TREASURER: readonly StaffRole[] = ['treasurer'];
export const MONEY: readonly StaffRole[] = ['operations', 'treasurer'];
