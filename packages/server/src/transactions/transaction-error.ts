import {
  type EntryProblem,
  formatExactDollars,
  type InvestmentStatus,
  type TransactionType,
} from '@quoin/rules';
import type { investments } from '../database/tables';
import { type Remedy, StaffError } from '../shared/staff-error';

/** Why staff cannot record, transfer or reverse a transaction. */
export type TransactionProblem =
  | EntryProblem
  | { problem: 'reference_used'; transactionId: string }
  | { problem: 'payee_on_hold'; until: Date }
  | { problem: 'same_investment' }
  | { problem: 'another_product' }
  | { problem: 'redemption_under_way' }
  | { problem: 'already_reversed'; by: string }
  | { problem: 'is_reversal' }
  | { problem: 'not_reversible'; type: TransactionType; status: InvestmentStatus }
  | { problem: 'paid_for_call' }
  | { problem: 'another_call'; callId: string }
  | { problem: 'units_unknown' }
  | { problem: 'of_redemption'; redemptionId: string }
  | { problem: 'fee_paid' };

interface About {
  investment: Pick<typeof investments.$inferSelect, 'id' | 'productId'>;
  /** Date of the transaction, YYYY-MM-DD. */
  date: string;
}

/** A ledger check failed and nothing was recorded. The message is for staff. */
export class TransactionError extends StaffError {
  override readonly name = 'TransactionError';

  constructor(
    readonly details: TransactionProblem,
    about: About,
  ) {
    super(getMessage(details, about), { remedy: getRemedy(details, about) });
  }
}

/** Returns the error of a failed check, or undefined if it passes. */
export async function catchFailure(check: () => Promise<unknown>): Promise<StaffError | undefined> {
  try {
    await check();
  } catch (failure) {
    if (failure instanceof StaffError) return failure;
    throw failure;
  }
  return undefined;
}

interface FailedPart {
  /** Columns of the report. */
  row: Record<string, string>;
  failure: StaffError;
}

/** The error of an act that does nothing because some of its parts fail: a row for each, and the first remedy. */
export const failedTogether = (message: string, failed: readonly FailedPart[]): StaffError =>
  new StaffError(message, {
    report: { rows: failed.map(({ row, failure }) => ({ ...row, problem: failure.message })) },
    remedy: failed.find(({ failure }) => failure.remedy)?.failure.remedy,
  });

function getRemedy(
  details: TransactionProblem,
  { investment: { productId }, date }: About,
): Remedy | undefined {
  switch (details.problem) {
    case 'not_valued':
      return { act: 'valuations.record', productId, date };
    case 'payee_on_hold':
      return { confirm: 'includeHeld' };
    case 'of_redemption':
      return { act: 'redemptions.reverse', id: details.redemptionId };
    default:
      return undefined;
  }
}

function getMessage(details: TransactionProblem, { investment: { id, productId }, date }: About): string {
  switch (details.problem) {
    case 'not_current':
      return `Investment ${id} is ${details.status}. Only a current investment has transactions of this kind.`;
    case 'in_future':
      return `${date} is in the future; today is ${details.today} in New York.`;
    case 'before_start':
      return `Investment ${id} began on ${details.start}. Use that date or a later one.`;
    case 'nothing_held':
      return `Investment ${id} has no units on ${date}.`;
    case 'not_valued':
      return `${productId} has no valuation on or before ${date}. Record one first.`;
    case 'above_value':
      return `The units of investment ${id} are worth ${formatExactDollars(details.max, 'en')} on ${date}. Record at most that, or a newer valuation first.`;
    case 'above_contribution':
      return `${formatExactDollars(details.max, 'en')} of the contribution of investment ${id} is not returned yet. Record at most that.`;
    case 'above_paid_in':
      return `${formatExactDollars(details.max, 'en')} was paid into investment ${id}, which is over. Record at most that.`;
    case 'above_units':
      return `Investment ${id} has at most ${details.max} units from ${date} on. Use that number or a smaller one.`;
    case 'reference_used':
      return `Investment ${id} already has transaction ${details.transactionId} with this reference, so nothing was recorded.`;
    case 'payee_on_hold':
      return `The bank account of investment ${id} or the way its owner signs in was changed. Payments are on hold until ${details.until.toISOString()}.`;
    case 'same_investment':
      return `Investment ${id} can't be transferred to itself. Give two different investments.`;
    case 'another_product':
      return `Investment ${id} is in another product. Units can only be transferred within one product.`;
    case 'redemption_under_way':
      return `Investment ${id} has a pending redemption. Complete it first, or ask the investor to cancel it.`;
    case 'already_reversed':
      return `The transaction was already reversed, by ${details.by}.`;
    case 'is_reversal':
      return 'This transaction is a reversal, so it cannot be reversed. Record the correct transaction instead.';
    case 'not_reversible':
      return `A transaction of type ${details.type} can't be reversed while the investment is ${details.status}.`;
    case 'paid_for_call':
      return `Investment ${id} has a funded capital call, and the record of this payment does not name it. Record the repayment as funds returned.`;
    case 'another_call':
      return `The payment is for a capital call, which would be due again beside call ${details.callId}. Cancel or fund that call first.`;
    case 'units_unknown':
      return `Investment ${id} has several payments, and the record does not say which units this one bought. Record the repayment as funds returned.`;
    case 'of_redemption':
      return `The transaction belongs to redemption ${details.redemptionId}. Reverse the redemption instead.`;
    case 'fee_paid':
      return `The fee of investment ${id} is paid, at least in part, so it can't be reversed.`;
  }
}
