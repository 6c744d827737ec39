// Figures of a holding. They are computed from its ledger and the fund's valuations on each read and never stored.
import {
  cents,
  calculateHistory,
  calculateIrr,
  isFeeCharge,
  calculatePosition,
  type HoldingRecord,
  type LedgerTransaction,
  type Position,
  sumUnits,
  getRowsUntil,
  type Valuation,
  type WorthOnDay,
} from '@quoin/rules';
import type { Holding } from './holdings';

export interface HoldingFigures extends Position {
  /** Dollars per unit on the last valuation day; undefined if there is none. */
  unitPrice?: string;
  /** Money-weighted, per year since inception: a decimal fraction; undefined without a valuation or a single rate. */
  irr?: string;
}

/** @param asOf YYYY-MM-DD */
export function getFigures(holding: Holding, asOf: string): HoldingFigures {
  const prices = getPrices(holding).filter(({ date }) => date <= asOf);
  const position = calculatePosition(getLedger(holding), prices, asOf);
  if (isActive(holding))
    return { ...position, unitPrice: prices.at(-1)?.unit_price, irr: calculateHoldingsIrr([holding], asOf) };
  // Before the effective date there are no units to value.
  return {
    contribution: position.contribution,
    units: position.units,
    dividends: position.dividends,
    withdrawn: position.withdrawn,
    fees: position.fees,
  };
}

/** Units at the end of a day, six decimal places. @param asOf YYYY-MM-DD */
export const getUnits = (holding: Holding, asOf: string): string =>
  sumUnits(getRowsUntil(getLedger(holding), asOf)).toFixed(6);

/** IRR of holdings together; undefined without a valuation or a single rate. @param asOf YYYY-MM-DD */
export const calculateHoldingsIrr = (holdings: readonly Holding[], asOf: string): string | undefined =>
  calculateIrr(
    holdings
      .filter(isActive)
      .map((holding) => ({ transactions: getLedger(holding), valuations: getPrices(holding) })),
    asOf,
  );

/** The holding's value on each day, computed like `getFigures`. @param days YYYY-MM-DD, ascending */
export const calculateWorth = (holding: Holding, days: readonly string[]): WorthOnDay[] =>
  calculateHistory(getLedger(holding), isActive(holding) ? getPrices(holding) : [], days);

/** Day of the last payment until `asOf`; undefined if there is none. */
export const getLastMove = (holding: Holding, asOf: string): string | undefined =>
  getLedger(holding)
    .map(({ date }) => date)
    .filter((date) => date <= asOf)
    .sort()
    .at(-1);

/** Input of the performance calculation: ledger rows by day and one price per day. */
export const getRecord = (holding: Holding): HoldingRecord => ({
  transactions: getPayments(holding),
  valuations: getPrices(holding),
  effectiveDate: isActive(holding) ? holding.investment.effectiveDate : null,
});

/** Ledger rows except fee charges, which move no money until they are paid. */
const getPayments = ({ transactions }: Pick<Holding, 'transactions'>): LedgerTransaction[] =>
  transactions.flatMap(({ transactionType: type, amount, units, date }) =>
    isFeeCharge(type) ? [] : [{ type, amount: cents(amount), shares: units, date }],
  );

const isActive = ({ investment: { status } }: Holding): boolean => status === 'current' || status === 'past';

/** Ledger rows for the figures. Money in escrow counts from the effective date, when it buys units. */
export function getLedger(holding: Holding): LedgerTransaction[] {
  const { effectiveDate } = holding.investment;
  return getPayments(holding).map((row) => ({
    ...row,
    date: effectiveDate !== null && row.date < effectiveDate ? effectiveDate : row.date,
  }));
}

/** One price per day: the latest correction counts. */
function getPrices({ valuations }: Holding): Valuation[] {
  const byDate = new Map(valuations.map(({ date, unitPrice }) => [date, unitPrice]));
  return [...byDate].map(([date, unit_price]) => ({ date, unit_price }));
}
