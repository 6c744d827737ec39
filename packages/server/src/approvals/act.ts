// What every act needs that one person requests and another one approves.
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Transaction } from '../database/database';
import type { StaffRole } from '../database/tables/staff';
import type { Services } from '../services';
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
  /** What the summary masks, for the people who compare it with a document. */
  reveal?: (services: Services, parameters: Static<P>) => Record<string, unknown>;
  /** Whether the act needs no other person now. */
  isDirect?: (tx: Transaction) => Promise<boolean>;
}

/** A row of the table of acts, which takes parameters as they are stored. */
export function actOf<P extends TSchema>(row: ActRow<P>) {
  const parametersOf = (stored: unknown): Static<P> => {
    if (!Check(row.parameters, stored)) throw new Error(`wrong parameters of "${row.title}"`);
    return stored;
  };
  return {
    ...row,
    run: (tx: Transaction, staff: Staff, stored: unknown) => row.run(tx, staff, parametersOf(stored)),
    reveal: (services: Services, stored: unknown) => row.reveal?.(services, parametersOf(stored)),
  };
}

export const OPERATIONS: readonly StaffRole[] = ['operations'];
export const TREASURER: readonly StaffRole[] = ['treasurer'];
export const MONEY: readonly StaffRole[] = ['operations', 'treasurer'];
