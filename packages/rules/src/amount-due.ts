import type { CapitalCallStatus, InvestmentStatus } from './investing-terms';
import { addCents, cents, type Cents } from './money/money';

/** The subscription is accepted and not ended, so money can be called and recorded. */
export const MONEY_ACCEPTED_STATUSES: readonly InvestmentStatus[] = ['approved', 'fund_received', 'current'];

export interface AmountDueFacts {
  status: InvestmentStatus;
  /** Null before the application has an amount. */
  commitment: Cents | null;
  /** All capital calls of the investment, in any order. */
  calls: readonly { status: CapitalCallStatus; amount: Cents }[];
  /** The sum of all funds received. */
  received: Cents;
}

/**
 * The amount that an investor has to pay now. An issued call is due in full. After the first call, nothing is due between
 * calls. Without any call, the rest of the commitment of an approved investment is due. Nothing is due while an
 * investment is in review or waits for an answer, because it can still be canceled.
 */
export function amountDue({ status, commitment, calls, received }: AmountDueFacts): Cents {
  if (!MONEY_ACCEPTED_STATUSES.includes(status)) return cents(0);
  if (calls.length > 0) {
    return addCents(...calls.filter((call) => call.status === 'issued').map(({ amount }) => amount));
  }
  return cents(status === 'approved' ? Math.max(0, (commitment ?? 0) - received) : 0);
}
