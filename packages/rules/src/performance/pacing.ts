// How a fund's calls and distributions may run over the years to come: an estimate, never a figure of the ledger.
// Source: D. Takahashi and S. Alexander, "Illiquid Alternative Asset Fund Modeling", The Journal of Portfolio Management
// 28(2), 2002, pp. 90-100. Each year t of a life of L years, with the rate of calls RC, the growth G, the least payout Y
// and the bow B:
//   C(t)   = RC(t) x what is not called yet
//   D(t)   = max(Y, (t / L)^B) x NAV(t - 1) x (1 + G)
//   NAV(t) = NAV(t - 1) x (1 + G) + C(t) - D(t)
// Two things of ours: what is called already is contributed in the first year, whatever the rate, and only a share above it
// is modelled; and nothing else is called in the last year, so that the end leaves nothing behind.
import { addDays, daysBetween } from '../dates/calendar-date';
import { cents, type Cents } from '../money/money';
import { ExactDecimal } from './exact-decimal';
import type { DistributionTiming, PacingAssumptions } from './pacing-assumptions';

/** The state of an investment today. */
export interface PacingStart {
  /** Of the commitment, what is not paid in yet. */
  unfunded: Cents;
  /** The part of it that is called and due. */
  called: Cents;
  nav: Cents;
  /** Whole years since it became effective; 0 for one that is to. */
  age: number;
}

export interface PacingYear {
  contribution: Cents;
  distribution: Cents;
  /** At its end. */
  nav: Cents;
}

/** The higher, the later the money comes back. */
const BOWS: Readonly<Record<DistributionTiming, number>> = { early: 1, middle: 2.5, late: 4 };

const WHOLE = 10_000;

/** The years that begin today, in order; one more year for an investment that is older than its life. */
export function pacing(start: PacingStart, assumptions: PacingAssumptions): PacingYear[] {
  const life = Math.max(assumptions.life, start.age + 1);
  const years: PacingYear[] = [];
  let { unfunded, nav } = start;
  for (let year = start.age + 1; year <= life; year += 1) {
    const last = year === life;
    const due = year === start.age + 1 ? start.called : 0;
    const wanted = last ? 0 : share(unfunded, callRate(year, assumptions));
    const contribution = cents(Math.min(unfunded, Math.max(due, wanted)));
    const grown = share(nav, WHOLE + assumptions.growth);
    const distribution = last ? cents(grown + contribution) : payoutOf(grown, year / life, assumptions);
    nav = cents(grown + contribution - distribution);
    unfunded = cents(unfunded - contribution);
    years.push({ contribution, distribution, nav });
  }
  return years;
}

const callRate = (year: number, { first_call, second_call, later_calls }: PacingAssumptions): number =>
  [first_call, second_call][year - 1] ?? later_calls;

/** @param lived the share of the life that is over at the year's end */
const payoutOf = (grown: Cents, lived: number, { payout, timing }: PacingAssumptions): Cents =>
  cents(
    ExactDecimal.max(new ExactDecimal(payout).div(WHOLE), new ExactDecimal(lived).pow(BOWS[timing]))
      .times(grown)
      .toDecimalPlaces(0, ExactDecimal.ROUND_HALF_UP)
      .toNumber(),
  );

/** Basis points of an amount, half a cent up. */
const share = (amount: Cents, points: number): Cents =>
  cents(
    new ExactDecimal(amount)
      .times(points)
      .div(WHOLE)
      .toDecimalPlaces(0, ExactDecimal.ROUND_HALF_UP)
      .toNumber(),
  );

export interface CalendarYearFlow {
  year: number;
  contribution: Cents;
  distribution: Cents;
}

/**
 * Years that begin today, as calendar years: each flows evenly over its twelve months. Not a cent is lost on the way.
 * @param called a part of the first year's contribution that is left out, because it is due on a known day
 */
export function inCalendarYears(
  years: readonly PacingYear[],
  today: string,
  called: Cents = cents(0),
): CalendarYearFlow[] {
  const first = Number(today.slice(0, 4));
  const left = shareOfYearLeft(today);
  const [thisYear] = years;
  const contributions = spread(years, left, (year) =>
    year === thisYear ? cents(Math.max(0, year.contribution - called)) : year.contribution,
  );
  const distributions = spread(years, left, ({ distribution }) => distribution);
  return contributions.map((contribution, at) => ({
    year: first + at,
    contribution,
    distribution: distributions[at] ?? cents(0),
  }));
}

/** What has flowed by the end of each calendar year, less what had by the end of the one before. */
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

function shareOfYearLeft(today: string): number {
  const year = today.slice(0, 4);
  const end = addDays(`${Number(year) + 1}-01-01`, -1);
  return daysBetween(today, end) / (daysBetween(`${year}-01-01`, end) + 1);
}
