// Acts that one person requests and another one approves.
import type { Static, TSchema } from 'typebox';
import { Check } from 'typebox/value';
import type { Transaction } from '../database/database';
import type { StaffRole } from '../database/tables/staff';
import type { Services } from '../services';
import type { StaffMember } from '../staff/roles';
import type { Staff } from '../transactions/ledger-entries';

export interface Outcome {
  /** What both people see. An approval fails if the summary has changed since the request. */
  summary: Record<string, unknown>;
  /** Ids and other facts that differ each time the act runs. */
  made?: Record<string, unknown>;
}

interface ActRow<P extends TSchema> {
  title: string;
  requestedBy: readonly StaffRole[];
  approvedBy: readonly StaffRole[];
  parameters: P;
  /** Checks and executes the act. A request also runs it, and rolls it back. */
  run: (tx: Transaction, staff: Staff, parameters: Static<P>) => Promise<Outcome>;
  /** Values that the summary masks, for people who compare them with a document. */
  reveal?: (services: Services, parameters: Static<P>) => Record<string, unknown>;
  /** Whether the act currently needs no approval. */
  isDirect?: (tx: Transaction, requester: StaffMember) => Promise<boolean>;
}

/** Creates a row of the table of acts, which accepts stored parameters. */
export function createAct<P extends TSchema>(row: ActRow<P>) {
  const getParameters = (stored: unknown): Static<P> => {
    if (!Check(row.parameters, stored)) throw new Error(`invalid parameters of "${row.title}"`);
    return stored;
  };
  return {
    ...row,
    run: (tx: Transaction, staff: Staff, stored: unknown) => row.run(tx, staff, getParameters(stored)),
    reveal: (services: Services, stored: unknown) => row.reveal?.(services, getParameters(stored)),
  };
}

/** An act on money: operations or the treasurer request it, and the treasurer approves it. */
export const createMoneyAct = <P extends TSchema>(row: Omit<ActRow<P>, 'requestedBy' | 'approvedBy'>) =>
  createAct({ ...row, requestedBy: MONEY, approvedBy: ['treasurer'] });

export const OPERATIONS: readonly StaffRole[] = ['operations'];
export const MONEY: readonly StaffRole[] = ['operations', 'treasurer'];
