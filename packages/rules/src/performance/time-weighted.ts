// Time-weighted return: the performance of the investment, independent of when money was paid in or out.
import type { Decimal } from 'decimal.js';
import { daysBetween } from '../dates/calendar-date';
import { cents, type Cents } from '../money/money';
import { ExactDecimal } from './exact-decimal';
import {
  byDate,
  getFlow,
  type LedgerTransaction,
  TRANSACTION_EFFECTS,
  sumUnits,
  getRowsUntil,
  type Valuation,
  calculateValue,
} from './ledger';

/** Value of a holding at the end of a day. */
export interface ValueOnDay {
  date: string;
  value: Cents;
}

export interface WeightedRow {
  row: LedgerTransaction;
  /** Fraction of the step for which the money was invested. */
  weight: Decimal;
}

/** Period from one valuation to the next, or to the day of a full redemption. */
export interface Step {
  begin: ValueOnDay;
  end: ValueOnDay;
  rows: readonly WeightedRow[];
  /** Undefined if no capital was invested. */
  earned: Decimal | undefined;
}

/**
 * The steps between the valuations of a span.
 *
 * A flow on day d of a step from a to b has the weight (b - d) / (b - a). Valuations are at the end of a day, so they
 * include payments of that day. If nothing is held, the next payment starts a step on its own day, and a full redemption
 * ends its step on its day with a value of zero: days without capital must not dilute or inflate the return of the others.
 * In a step of a single day, payments in have the weight 1 and payouts 0.
 *
 * Limit: if most, but not all, units leave between two valuations, the average capital of that step is an approximation, as
 * in every return by Modified Dietz. A valuation on the day of the payment makes it exact.
 * @param transactions all rows since inception, to count units
 * @param valuations in chronological order
 * @param opening undefined if the span starts with the first payment
 */
export function getSteps(
  transactions: readonly LedgerTransaction[],
  valuations: readonly Valuation[],
  opening: ValueOnDay | undefined,
): Step[] {
  const [first] = transactions;
  const inOrder = byDate(transactions);
  const steps: Step[] = [];
  const held = opening ? getRowsUntil(transactions, opening.date) : [];
  let units = sumUnits(held);
  let counted = held.length;
  let begin = opening ?? (first && { date: first.date, value: cents(0) });
  for (const { date, unit_price } of withExits(inOrder, valuations, opening?.date)) {
    if (!begin) break;
    const upTo = inOrder.findIndex((row, index) => index >= counted && row.date > date);
    const moved = inOrder.slice(counted, upTo === -1 ? undefined : upTo);
    const entry = units.isZero() ? moved.find((row) => getFlow(row) > 0) : undefined;
    if (entry) begin = { date: entry.date, value: cents(0) };
    units = units.plus(sumUnits(moved));
    counted += moved.length;
    const end = { date, value: calculateValue(units, unit_price) };
    const rows = getStepRows(transactions, begin.date, date, entry !== undefined);
    steps.push({ begin, end, rows, earned: earnedIn(begin, end, rows) });
    begin = end;
  }
  return steps;
}

/** Adds a valuation of zero on each earlier day with units at whose end none are left. */
function withExits(
  inOrder: readonly LedgerTransaction[],
  valuations: readonly Valuation[],
  after = '',
): readonly Valuation[] {
  const last = valuations.at(-1)?.date ?? '';
  const valued = new Set(valuations.map(({ date }) => date));
  const exits: Valuation[] = [];
  let units = sumUnits([]);
  let moved = false;
  inOrder.forEach((row, index) => {
    const { date } = row;
    const own = sumUnits([row]);
    units = units.plus(own);
    moved ||= !own.isZero();
    if (inOrder[index + 1]?.date === date) return;
    const isExit = units.isZero() && moved && !valued.has(date);
    if (isExit && date > after && date < last) exits.push({ date, unit_price: '0' });
    moved = false;
  });
  return exits.length === 0 ? valuations : byDate([...valuations, ...exits]);
}

/**
 * `(1 + r1)(1 + r2)... - 1`, a decimal fraction. Undefined if no step had capital, or if a step without capital had a gain
 * or loss. A step without a holding has no effect.
 * Source: GIPS Standards for Firms (2020), calculation of time-weighted returns: sub-periods are linked geometrically.
 */
export function linkedReturn(steps: readonly Step[]): Decimal | undefined {
  const worked = steps.filter(({ begin, end, earned }) => earned || begin.value !== 0 || end.value !== 0);
  if (worked.length === 0) return undefined;
  let growth = new ExactDecimal(1);
  for (const { earned } of worked) {
    if (!earned) return undefined;
    growth = growth.times(earned.plus(1));
  }
  return growth.minus(1);
}

const earnedIn = (begin: ValueOnDay, end: ValueOnDay, rows: readonly WeightedRow[]): Decimal | undefined =>
  modifiedDietz(
    begin.value,
    end.value,
    rows.map(({ row, weight }) => ({ amount: getFlow(row), weight })),
  );

function getStepRows(
  transactions: readonly LedgerTransaction[],
  from: string,
  to: string,
  withFirstDay: boolean,
): WeightedRow[] {
  const days = daysBetween(from, to);
  return transactions
    .filter(({ date }) => (withFirstDay ? date >= from : date > from) && date <= to)
    .map((row) => ({
      row,
      weight: days === 0 ? weightWithinDay(row) : new ExactDecimal(daysBetween(row.date, to)).div(days),
    }));
}

/** Of a step that starts with a payment and ends on the same day: the payment earns what is paid out of it. */
function weightWithinDay({ type }: LedgerTransaction): Decimal {
  const { figure } = TRANSACTION_EFFECTS[type];
  return new ExactDecimal(figure === 'dividends' || figure === 'withdrawn' ? 0 : 1);
}

// Rate of return of one period whose value is known only at its start and end.

/** Money in (positive) or out (negative) of an investment. */
export interface Flow {
  /** In the same unit as the values. */
  amount: number;
  /** Fraction of the period for which the money was invested: 1 from the start, 0 at the end. */
  weight: Decimal.Value;
}

/**
 * Modified Dietz: `(end - begin - sum of flows) / (begin + sum of weight x flow)`, a decimal fraction.
 * Undefined if the average capital is not positive, because the return then has no base.
 * Source: P. Dietz, Pension Funds: Measuring Investment Performance (1966), with day weights; GIPS Standards Handbook.
 */
export function modifiedDietz(begin: number, end: number, flows: readonly Flow[]): Decimal | undefined {
  const gain = flows.reduce((sum, flow) => sum.minus(flow.amount), new ExactDecimal(end).minus(begin));
  const capital = flows.reduce(
    (sum, flow) => sum.plus(new ExactDecimal(flow.weight).times(flow.amount)),
    new ExactDecimal(begin),
  );
  return capital.gt(0) ? gain.div(capital) : undefined;
}
