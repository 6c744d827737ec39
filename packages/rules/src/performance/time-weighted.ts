// The time-weighted return: what the investment did, whenever money came or went.
import type { Decimal } from 'decimal.js';
import { daysBetween } from '../dates/calendar-date';
import { cents, type Cents } from '../money/money';
import { ExactDecimal } from './exact-decimal';
import { byDate, flowOf, unitsOf, valueOf, type LedgerTransaction, type Valuation } from './ledger';
import { modifiedDietz } from './modified-dietz';

/** What a holding was worth at the end of a day. */
export interface ValueOnDay {
  date: string;
  value: Cents;
}

export interface WeightedRow {
  row: LedgerTransaction;
  /** Part of the step that the money was there. */
  weight: Decimal;
}

/** The time from one valuation to the next. */
export interface Step {
  begin: ValueOnDay;
  end: ValueOnDay;
  rows: readonly WeightedRow[];
  /** Undefined where no capital was at work. */
  earned: Decimal | undefined;
}

/**
 * The steps between the valuations of a span.
 *
 * A flow on day d of a step from a to b weighs (b - d) / (b - a). Values are those of the end of a day, so what is paid
 * on the day of a valuation is in it already; only the first payment of all begins a step on its own day.
 * @param transactions since inception: the units come from all of them
 * @param valuations in the order of time
 * @param opening undefined where the span begins with the first payment
 */
export function stepsOf(
  transactions: readonly LedgerTransaction[],
  valuations: readonly Valuation[],
  opening: ValueOnDay | undefined,
): Step[] {
  const [first] = transactions;
  const inOrder = byDate(transactions);
  const steps: Step[] = [];
  let units = unitsOf([]);
  let counted = 0;
  let begin = opening ?? (first && { date: first.date, value: cents(0) });
  for (const { date, unit_price } of valuations) {
    if (!begin) break;
    const upTo = inOrder.findIndex((row, at) => at >= counted && row.date > date);
    const moved = inOrder.slice(counted, upTo === -1 ? undefined : upTo);
    units = units.plus(unitsOf(moved));
    counted += moved.length;
    const end = { date, value: valueOf(units, unit_price) };
    const rows = rowsOfStep(transactions, begin.date, date, !opening && steps.length === 0);
    steps.push({ begin, end, rows, earned: earnedIn(begin, end, rows) });
    begin = end;
  }
  return steps;
}

/**
 * `(1 + r1)(1 + r2)... - 1`, a decimal fraction. Undefined when no capital was at work in any step, or when a step gained
 * or lost something with none. A step in which nothing was held neither earns nor loses.
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
    rows.map(({ row, weight }) => ({ amount: flowOf(row), weight })),
  );

function rowsOfStep(
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
      weight: days === 0 ? new ExactDecimal(1) : new ExactDecimal(daysBetween(row.date, to)).div(days),
    }));
}
