import type { CapitalCallStatus, InvestmentStatus } from './investing-terms';
import { addCents, cents, type Cents } from './money/money';

/** The subscription is accepted and not over: money can be called and recorded. */
export const MONEY_ACCEPTED_STATUSES: readonly InvestmentStatus[] = ['approved', 'fund_received', 'current'];

export interface AmountDueFacts {
  status: InvestmentStatus;
  /** Null while the application names none. */
  commitment: Cents | null;
  /** All capital calls of the investment, in any order. */
  calls: readonly { status: CapitalCallStatus; amount: Cents }[];
  /** The sum of all funds received. */
  received: Cents;
}

/**
 * What an investor has to pay now. An issued call is due in full. Once a fund has called, nothing is due between its
 * calls. Without any call, an approved investment owes the rest of its commitment. An investment that is reviewed
 * or waits for an answer owes nothing: it can still be canceled, so no money is demanded or recorded.
 */
export function amountDue({ status, commitment, calls, received }: AmountDueFacts): Cents {
  if (!MONEY_ACCEPTED_STATUSES.includes(status)) return cents(0);
  if (calls.length > 0) {
    return addCents(...calls.filter((call) => call.status === 'issued').map(({ amount }) => amount));
  }
  return cents(status === 'approved' ? Math.max(0, (commitment ?? 0) - received) : 0);
}
