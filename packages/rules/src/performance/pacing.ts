// Projection of a fund's calls and distributions over the coming years: an estimate, never a figure of the ledger.
// Source: D. Takahashi and S. Alexander, "Illiquid Alternative Asset Fund Modeling", The Journal of Portfolio Management
// 28(2), 2002, pp. 90-100. For each year t of a life of L years, with the call rate RC, the growth G, the minimum payout Y
// and the bow B:
//   C(t)   = RC(t) x uncalled commitment
//   D(t)   = max(Y, (t / L)^B) x NAV(t - 1) x (1 + G)
//   NAV(t) = NAV(t - 1) x (1 + G) + C(t) - D(t)
// Two differences from the source: the amount already called is contributed in the first year, whatever the rate, and only
// calls above it are modelled; and nothing else is called in the last year, so that nothing remains at the end.
import { addDays, daysBetween } from '../dates/calendar-date';
import { cents, type Cents } from '../money/money';
import { ExactDecimal } from './exact-decimal';
import type { DistributionTiming, PacingAssumptions } from './pacing-assumptions';

/** The state of an investment today. */
export interface PacingStart {
  /** Part of the commitment that is not paid in yet. */
  unfunded: Cents;
  /** Part of `unfunded` that is called and due. */
  called: Cents;
  nav: Cents;
  /** Whole years since the effective date; 0 if it is in the future. */
  age: number;
}

export interface PacingYear {
  contribution: Cents;
  distribution: Cents;
  /** Value at the end of the year. */
  nav: Cents;
}

/** A higher bow means later distributions. */
const BOWS: Readonly<Record<DistributionTiming, number>> = { early: 1, middle: 2.5, late: 4 };

const BASIS_POINTS = 10_000;

/** Years starting today, in order; at least one, even if the investment is older than its life. */
export function pacing(start: PacingStart, assumptions: PacingAssumptions): PacingYear[] {
  const life = Math.max(assumptions.life, start.age + 1);
  const years: PacingYear[] = [];
  let { unfunded, nav } = start;
  for (let year = start.age + 1; year <= life; year += 1) {
    const last = year === life;
    const due = year === start.age + 1 ? start.called : 0;
    const wanted = last ? 0 : share(unfunded, callRate(year, assumptions));
    const contribution = cents(Math.min(unfunded, Math.max(due, wanted)));
    const grown = share(nav, BASIS_POINTS + assumptions.growth);
    const distribution = last ? cents(grown + contribution) : getPayout(grown, year / life, assumptions);
    nav = cents(grown + contribution - distribution);
    unfunded = cents(unfunded - contribution);
    years.push({ contribution, distribution, nav });
  }
  return years;
}

const callRate = (year: number, { first_call, second_call, later_calls }: PacingAssumptions): number =>
  [first_call, second_call][year - 1] ?? later_calls;

/** @param lived fraction of the life that has passed at the year's end */
const getPayout = (grown: Cents, lived: number, { payout, timing }: PacingAssumptions): Cents =>
  cents(
    ExactDecimal.max(new ExactDecimal(payout).div(BASIS_POINTS), new ExactDecimal(lived).pow(BOWS[timing]))
      .times(grown)
      .toDecimalPlaces(0, ExactDecimal.ROUND_HALF_UP)
      .toNumber(),
  );

/** Basis points of an amount, rounded half up to cents. */
const share = (amount: Cents, points: number): Cents =>
  cents(
    new ExactDecimal(amount)
      .times(points)
      .div(BASIS_POINTS)
      .toDecimalPlaces(0, ExactDecimal.ROUND_HALF_UP)
      .toNumber(),
  );

export interface CalendarYearFlow {
  year: number;
  contribution: Cents;
  distribution: Cents;
}

/**
 * Converts years starting today to calendar years: each year flows evenly over twelve months. The cents sum exactly.
 * @param called part of the first year's contribution to omit, because it is due on a known day
 */
export function toCalendarYears(
  years: readonly PacingYear[],
  today: string,
  called: Cents = cents(0),
): CalendarYearFlow[] {
  const first = Number(today.slice(0, 4));
  const left = getRemainingYearShare(today);
  const [thisYear] = years;
  const contributions = spread(years, left, (year) =>
    year === thisYear ? cents(Math.max(0, year.contribution - called)) : year.contribution,
  );
  const distributions = spread(years, left, ({ distribution }) => distribution);
  return contributions.map((contribution, index) => ({
    year: first + index,
    contribution,
    distribution: distributions[index] ?? cents(0),
  }));
}

/** Cumulative flow by the end of each calendar year, less that of the previous year. */
function spread(years: readonly PacingYear[], left: number, pick: (year: PacingYear) => Cents): Cents[] {
  let whole = 0;
  let before = 0;
  return [...years, undefined].map((year) => {
    const amount = year === undefined ? 0 : pick(year);
    const soFar = whole + Math.round(amount * left);
    const flow = cents(soFar - before);
    whole += amount;
    before = soFar;
    return flow;
  });
}

function getRemainingYearShare(today: string): number {
  const year = today.slice(0, 4);
  const end = addDays(`${Number(year) + 1}-01-01`, -1);
  return daysBetween(today, end) / (daysBetween(`${year}-01-01`, end) + 1);
}
