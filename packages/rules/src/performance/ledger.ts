// Source rows of every figure: an investment's transactions and its fund's valuations.
import type { Decimal } from 'decimal.js';
import { isFeeCharge, type PaymentType, type TransactionType } from '../investing-terms';
import { negatedDecimal } from '../money/decimals';
import { cents, type Cents } from '../money/money';
import { ExactDecimal } from './exact-decimal';

/** A row of the append-only ledger. Amount and shares are unsigned; the type determines their sign. */
export interface LedgerTransaction {
  type: PaymentType;
  /** Not negative, except for a correction: a negative amount of the same type. */
  amount: Cents;
  /** Units, up to six decimals: '1250.000000'. */
  shares?: string | null;
  /** YYYY-MM-DD */
  date: string;
}

/** The fund's price per unit at the end of a day. */
export interface Valuation {
  date: string;
  /** Dollars, up to eight decimals: '104.2500'. */
  unit_price: string;
}

interface Effect {
  /** The figure that the amount adds to. */
  figure: keyof LedgerSums;
  /** +1 for money that the investor pays, -1 for money received; only contribution is summed with this sign. */
  flow: 1 | -1;
  units: 1 | -1 | 0;
}

/** Effect of each type of transaction on a position. */
export const TRANSACTION_EFFECTS: Readonly<Record<PaymentType, Effect>> = {
  transferred_in: { figure: 'contribution', flow: 1, units: 1 },
  funds_received: { figure: 'contribution', flow: 1, units: 1 },
  funds_returned: { figure: 'contribution', flow: -1, units: -1 },
  dividend: { figure: 'dividends', flow: -1, units: 0 },
  distribution: { figure: 'dividends', flow: -1, units: 0 },
  funds_redeemed: { figure: 'withdrawn', flow: -1, units: -1 },
  transfer_out: { figure: 'withdrawn', flow: -1, units: -1 },
  fees_paid: { figure: 'fees', flow: 1, units: 0 },
};

/** Positive if the investor pays, negative if the investor receives. */
export const getFlow = ({ type, amount }: LedgerTransaction): Cents =>
  cents(TRANSACTION_EFFECTS[type].flow * amount);

/** Negative if the investor pays, positive if the investor receives. A fee charge has no sign. */
export const signedAmount = (type: TransactionType, amount: string): string =>
  isFeeCharge(type) ? amount : withSign(TRANSACTION_EFFECTS[type].flow === 1 ? -1 : 1, amount);

/** `signedAmount` in cents. */
export const signedCents = (type: TransactionType, amount: Cents): Cents =>
  isFeeCharge(type) || amount === 0 ? amount : cents(-TRANSACTION_EFFECTS[type].flow * amount);

/** Positive if the units are added to the holding, negative if they are removed. */
export const signedUnits = (type: TransactionType, units: string): string =>
  isFeeCharge(type) ? units : withSign(TRANSACTION_EFFECTS[type].units, units);

const withSign = (sign: 1 | -1 | 0, decimal: string): string =>
  sign === -1 && /[1-9]/.test(decimal) ? negatedDecimal(decimal) : decimal;

export interface LedgerSums {
  /** Paid in, less returned funds. */
  contribution: Cents;
  /** Dividends and distributions received in cash. */
  dividends: Cents;
  /** Redeemed or transferred out. */
  withdrawn: Cents;
  /** Paid on top of the contribution. */
  fees: Cents;
}

export function sumLedger(rows: readonly LedgerTransaction[]): LedgerSums {
  const sums = { contribution: 0, dividends: 0, withdrawn: 0, fees: 0 };
  for (const row of rows) {
    const { figure } = TRANSACTION_EFFECTS[row.type];
    sums[figure] += figure === 'contribution' ? getFlow(row) : row.amount;
  }
  return {
    contribution: cents(sums.contribution),
    dividends: cents(sums.dividends),
    withdrawn: cents(sums.withdrawn),
    fees: cents(sums.fees),
  };
}

export const sumUnits = (rows: readonly LedgerTransaction[]): Decimal =>
  rows
    .filter(({ type }) => TRANSACTION_EFFECTS[type].units !== 0)
    .reduce(
      (sum, { type, shares }) =>
        sum.plus(new ExactDecimal(shares ?? 0).times(TRANSACTION_EFFECTS[type].units)),
      new ExactDecimal(0),
    );

/** Units times price, rounded half up to cents. */
export const calculateValue = (units: Decimal, unitPrice: string): Cents =>
  cents(units.times(unitPrice).times(100).toDecimalPlaces(0, ExactDecimal.ROUND_HALF_UP).toNumber());

export const byDate = <T extends { date: string }>(rows: readonly T[]): T[] =>
  [...rows].sort((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));

/** Rows up to and including a day, in chronological order. */
export const getRowsUntil = <T extends { date: string }>(rows: readonly T[], date: string): T[] =>
  byDate(rows.filter((row) => row.date <= date));
