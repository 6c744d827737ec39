// The chart data in chronological order, and the figures of its summary.
import { compareDecimals, subtractDecimals, isCalendarDate } from '@quoin/rules';
import { warnInDevelopment } from '../../behaviour/warn-in-development';
import { withFigures } from '../known-figures';

/** One valuation. Money in decimal dollars. */
export interface NavValuation {
  /** YYYY-MM-DD */
  date: string;
  nav: string;
  /** Contributions up to that day, minus amounts returned, redeemed or transferred out. */
  contribution?: string | null | undefined;
  /** Dividends and distributions received up to that day. They are not drawn; the summary and the table have them. */
  dividends?: string | null | undefined;
  /** Fees paid on top up to that day. They are not drawn; the summary and the table have them. */
  fees?: string | null | undefined;
}

export type NavEventType = 'capital_call' | 'distribution' | 'redemption' | 'funding_round';

export interface NavEvent {
  /** YYYY-MM-DD */
  date: string;
  type: NavEventType;
  amount: string;
}

const byDate = (one: { date: string }, other: { date: string }) => {
  if (one.date === other.date) return 0;
  return one.date < other.date ? -1 : 1;
};

function withDates<Row extends { date: string }>(rows: readonly Row[]): Row[] {
  return rows.filter(({ date }) => {
    const known = isCalendarDate(date);
    if (!known) warnInDevelopment('NavChart', () => `"${date}" is no date. Give YYYY-MM-DD.`);
    return known;
  });
}

export const valuationsInOrder = (valuations: readonly NavValuation[]): NavValuation[] =>
  withFigures('NavChart', withDates(valuations), ({ nav, contribution, dividends, fees }) => [
    nav,
    contribution,
    dividends,
    fees,
  ]).sort(byDate);

export const eventsInOrder = (events: readonly NavEvent[]): NavEvent[] =>
  withFigures('NavChart', withDates(events), ({ amount }) => [amount]).sort(byDate);

/** Contributions between two valuations; undefined if unknown. */
const getContribution = (first: NavValuation, last: NavValuation): string | undefined =>
  first.contribution && last.contribution
    ? subtractDecimals(last.contribution, first.contribution)
    : undefined;

/** First, last, highest and lowest valuation; the earliest of equal ones. */
export function getCourse(valuations: readonly NavValuation[]) {
  const [first] = valuations;
  const last = valuations.at(-1);
  if (!first || !last) return undefined;
  const change = subtractDecimals(last.nav, first.nav);
  const sign = compareDecimals(change, '0');
  const extreme = (wanted: 1 | -1) =>
    valuations.reduce((best, one) => (compareDecimals(one.nav, best.nav) === wanted ? one : best), first);
  return {
    first,
    last,
    high: extreme(1),
    low: extreme(-1),
    contributed: getContribution(first, last),
    change,
    size: change.replace('-', ''),
    direction: sign === 0 ? ('same' as const) : sign > 0 ? ('up' as const) : ('down' as const),
  };
}

export const isSome = (amount: string | null | undefined): amount is string => /[1-9]/.test(amount ?? '');

/** A row of the table: a valuation, an event, or both on the same day. */
export interface NavRow {
  key: string;
  date: string;
  valuation: NavValuation | undefined;
  event: NavEvent | undefined;
}

export function getRows(valuations: readonly NavValuation[], events: readonly NavEvent[]): NavRow[] {
  const waiting = [...events];
  const rows: NavRow[] = valuations.map((valuation, index) => {
    const same = waiting.findIndex(({ date }) => date === valuation.date);
    const [event] = same === -1 ? [] : waiting.splice(same, 1);
    return { key: `v${index}`, date: valuation.date, valuation, event };
  });
  const rest = waiting.map((event, index) => ({
    key: `e${index}`,
    date: event.date,
    valuation: undefined,
    event,
  }));
  return [...rows, ...rest].sort(byDate);
}

/** Events after the previous valuation and up to this one. */
export const eventsUpTo = (
  events: readonly NavEvent[],
  valuations: readonly NavValuation[],
  place: number,
): NavEvent[] => {
  const before = valuations[place - 1]?.date ?? '';
  const until = valuations[place]?.date ?? '';
  return events.filter(({ date }) => date > before && date <= until);
};
