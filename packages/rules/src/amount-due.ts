import { isStopped } from './investment-groups';
import type { CapitalCallStatus, InvestmentStatus } from './investing-terms';
import type { FeesAtFunding } from './fees/fees-at-funding';
import { addCents, cents, type Cents } from './money/money';

/** Statuses in which money can be called and recorded: the subscription is accepted and has not ended. */
export const MONEY_ACCEPTED_STATUSES: readonly InvestmentStatus[] = ['approved', 'fund_received', 'current'];

/** Why nothing is due: not approved yet, canceled or past, between the calls of a fund, or paid. */
export const NOTHING_DUE_REASONS = ['not_approved', 'over', 'between_calls', 'paid'] as const;
export type NothingDueReason = (typeof NOTHING_DUE_REASONS)[number];

export interface AmountDueCall {
  status: CapitalCallStatus;
  amount: Cents;
  /** The funds received for the call, without fees. */
  received: Cents;
  /** YYYY-MM-DD */
  dueDate: string;
}

export interface AmountDueFacts {
  status: InvestmentStatus;
  /** Null before the application has an amount. */
  commitment: Cents | null;
  /** YYYY-MM-DD, the day on which an investment without a capital call takes effect; null while it is unknown. */
  closingDate: string | null;
  /** All capital calls of the investment, in any order. */
  calls: readonly AmountDueCall[];
  /** The sum of all funds received, without fees and without reversed payments. */
  received: Cents;
  /** The sum of the reversed payments that were not for a call, without fees. */
  reversed: Cents;
  /** Fees that are charged on top of the invested amount. */
  feesCharged: Cents;
  feesPaid: Cents;
}

/** A payment or amount with its two parts. */
export interface SplitAmount {
  /** The sum of the other two. */
  amount: Cents;
  /** The part that becomes units. */
  invested: Cents;
  /** Fees on top of the invested part. */
  fees: Cents;
}

/** What an investor has to pay now, with the terms of the calculation. */
export interface AmountDue extends SplitAmount {
  commitment: Cents;
  /** Issued and funded capital calls. */
  called: Cents;
  received: Cents;
  feesCharged: Cents;
  feesPaid: Cents;
  /** YYYY-MM-DD of the earliest open call, or of the closing before any call; null if nothing is due or it is unknown. */
  dueDate: string | null;
  /** Null if something is due. */
  reason: NothingDueReason | null;
}

/**
 * What an investor has to pay now, in cents. Every screen, document, message and command shows this amount.
 *
 * - Nothing is due before approval, after cancellation and after the end.
 * - Of an issued call, the part that has not arrived is due. Once a fund has called, nothing is due between calls.
 * - Without any call, an approved investment owes the rest of its commitment, and a current one what was reversed of it.
 * - Unpaid fees are due on top, from the first payment on. If all calls are cancelled, the fees wait for the next call.
 */
export function amountDue(facts: AmountDueFacts): AmountDue {
  const { status, calls, received, reversed, feesCharged, feesPaid } = facts;
  const commitment = facts.commitment ?? cents(0);
  const issued = calls.filter((call) => call.status === 'issued');
  const called = sumAmounts(calls.filter((call) => call.status !== 'cancelled'));
  const accepted = MONEY_ACCEPTED_STATUSES.includes(status);
  const open = issued.map((call) => Math.max(0, call.amount - call.received));
  const unpaid = calls.length === 0 ? Math.max(0, commitment - received) : 0;
  const rest = status === 'approved' ? unpaid : Math.min(unpaid, reversed);
  const invested = accepted ? cents(open.reduce((sum, one) => sum + one, rest)) : cents(0);
  const waits = calls.length > 0 && called === 0 && received === 0;
  const fees = accepted && !waits ? cents(Math.max(0, feesCharged - feesPaid)) : cents(0);
  const amount = addCents(invested, fees);
  const [earliest] = issued.map(({ dueDate }) => dueDate).sort();
  const dueDate = earliest ?? (status === 'approved' ? facts.closingDate : null);
  return {
    amount,
    invested,
    fees,
    commitment,
    called,
    received,
    feesCharged,
    feesPaid,
    dueDate: amount > 0 ? dueDate : null,
    reason: amount > 0 ? null : getReason(facts),
  };
}

function getReason({ status, calls, commitment, received }: AmountDueFacts): NothingDueReason {
  if (status === 'past' || isStopped(status)) return 'over';
  if (!MONEY_ACCEPTED_STATUSES.includes(status)) return 'not_approved';
  return calls.length > 0 && received < (commitment ?? 0) ? 'between_calls' : 'paid';
}

/** Splits a payment of at most the amount due: fees first, and the rest is invested. */
export function splitPayment(due: Pick<AmountDue, 'fees'>, payment: Cents): SplitAmount {
  const fees = cents(Math.min(payment, due.fees));
  return { amount: payment, fees, invested: cents(payment - fees) };
}

/** Invested amount plus fees on top, as agreements and the calculator show it before anything is charged. */
export const amountWithFees = (invested: Cents, { subscription, management }: FeesAtFunding): Cents =>
  addCents(invested, subscription, management);

const sumAmounts = (rows: readonly { amount: Cents }[]): Cents =>
  addCents(...rows.map(({ amount }) => amount));
