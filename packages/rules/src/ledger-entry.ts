// Checks of ledger rows that staff record, used by server and screens.
import type { InvestmentStatus } from './investing-terms';
import { compareDecimals } from './money/decimals';
import { addCents, cents, type Cents } from './money/money';
import { sixPlaces } from './performance/exact-decimal';
import {
  byDate,
  type LedgerTransaction,
  sumLedger,
  TRANSACTION_EFFECTS,
  sumUnits,
  getRowsUntil,
} from './performance/ledger';

/** Types of cash that staff pay out of a holding. Return of capital is `funds_returned`, a gain is `distribution`. */
export const PAYOUT_TYPES = ['dividend', 'distribution', 'funds_returned'] as const;
export type PayoutType = (typeof PAYOUT_TYPES)[number];

/** Why a row cannot be recorded. */
export type EntryProblem =
  | { problem: 'not_current'; status: InvestmentStatus }
  | { problem: 'in_future'; today: string }
  | { problem: 'before_start'; start: string }
  | { problem: 'nothing_held' }
  | { problem: 'not_valued' }
  | { problem: 'above_value'; max: Cents }
  | { problem: 'above_contribution'; max: Cents }
  | { problem: 'above_paid_in'; max: Cents }
  | { problem: 'above_units'; max: string };

/** @param start YYYY-MM-DD, the first possible day @param today in New York */
export function validateEntryDate(date: string, start: string, today: string): EntryProblem | undefined {
  if (date > today) return { problem: 'in_future', today };
  return date < start ? { problem: 'before_start', start } : undefined;
}

export interface EntryFacts {
  entry: LedgerTransaction;
  /** YYYY-MM-DD in New York. */
  today: string;
  status: InvestmentStatus;
  /** Null before the investment is current. */
  effectiveDate: string | null;
  /** All rows of the investment. */
  rows: readonly LedgerTransaction[];
  /** Value of the units at the end of the entry's day; undefined if the fund had no valuation by then. */
  nav: Cents | undefined;
}

/**
 * Requires a current investment in a valued fund, and a date from its effective date to today. Units and contribution must
 * not become negative on that day or any later one. A dividend or distribution is at most the value of the holding, and
 * returned funds are at most the contribution. An investment that has ended can still have a late payout, such as a dividend
 * declared before the end or money that the fund has released from escrow, of at most what was paid in.
 */
export function validateEntry(facts: EntryFacts): EntryProblem | undefined {
  const { entry, today, status, effectiveDate, rows, nav } = facts;
  const isLate = status === 'past' && PAYOUT_TYPES.some((type) => type === entry.type);
  if ((status !== 'current' && !isLate) || effectiveDate === null) return { problem: 'not_current', status };
  const wrongDate = validateEntryDate(entry.date, effectiveDate, today);
  if (wrongDate) return wrongDate;
  if (nav === undefined) return { problem: 'not_valued' };
  const { figure, flow } = TRANSACTION_EFFECTS[entry.type];
  if (flow === 1) return undefined;
  const isHeld = sumUnits(getRowsUntil(rows, entry.date)).gt(0);
  if (!isHeld && !isLate) return { problem: 'nothing_held' };
  if (!isHeld && figure === 'dividends') return validateLateEntry(entry, rows);
  if (figure === 'dividends' && entry.amount > nav) return { problem: 'above_value', max: nav };
  return validateWithdrawal(entry, rows);
}

function validateLateEntry(
  entry: LedgerTransaction,
  rows: readonly LedgerTransaction[],
): EntryProblem | undefined {
  const max = sumLedger(rows.filter(({ type }) => type !== 'funds_returned')).contribution;
  return entry.amount > max ? { problem: 'above_paid_in', max } : undefined;
}

/** Whether units and contribution stay at zero or above, on the entry's day and each later one. */
export function validateWithdrawal(
  entry: LedgerTransaction,
  rows: readonly LedgerTransaction[],
): EntryProblem | undefined {
  const held = minHeldFrom(rows, entry.date);
  const left = minHeldFrom([...rows, entry], entry.date);
  if (compareDecimals(left.units, '0') < 0) return { problem: 'above_units', max: held.units };
  return left.contribution < 0 ? { problem: 'above_contribution', max: held.contribution } : undefined;
}

/** The smallest number of units and contribution at the end of a day or of any later one. */
export function minHeldFrom(
  rows: readonly LedgerTransaction[],
  date: string,
): { units: string; contribution: Cents } {
  const first = getRowsUntil(rows, date);
  let units = sumUnits(first);
  let { contribution } = sumLedger(first);
  const min = { units, contribution };
  const later = byDate(rows.filter((row) => row.date > date));
  for (const [at, row] of later.entries()) {
    units = units.plus(sumUnits([row]));
    contribution = addCents(contribution, sumLedger([row]).contribution);
    if (later[at + 1]?.date === row.date) continue;
    if (units.lt(min.units)) min.units = units;
    if (contribution < min.contribution) min.contribution = contribution;
  }
  return { ...min, units: sixPlaces(min.units) };
}

/** The reversal of a row: the same type and day, with negative amount and units. */
export const getReversal = <T extends Pick<LedgerTransaction, 'amount' | 'shares'>>(row: T): T => ({
  ...row,
  amount: cents(-row.amount),
  shares: row.shares && sixPlaces(`-${row.shares}`),
});
