// Contributions and distributions by year, with a projection of the next years.
import type { ReplyOf } from '@quoin/contract';
import {
  addCents,
  ageOn,
  cents,
  toCalendarYears,
  moneyToWire,
  pacing,
  sumLedger,
  DEFAULT_PACING,
  type AmountDue,
  type CalendarYearFlow,
  type Cents,
  type InvestmentStatus,
  type Language,
  type PacingAssumptions,
  type PacingStart,
  type RedemptionEstimate,
  type RedemptionPayout,
} from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { todayInNewYork } from '../../shared/clock';
import { redemptions } from '../../database/tables';
import type { SomeHandlers } from '../../http/handler';
import { amountsDue } from '../../ledger/amounts-due';
import { getFigures, getRecord } from '../../ledger/figures';
import { loadHoldings, type Holding } from '../../ledger/holdings';
import { redemptionsUnderWay } from '../../ledger/under-way';
import { getHoldingEstimate } from '../redeem';

/** Excludes applications, which may still be abandoned, and ended investments. */
const ESTIMATED: readonly InvestmentStatus[] = ['approved', 'fund_received', 'current'];

interface Begun {
  holding: Holding;
  commitment: Cents;
  /** Today. */
  nav: Cents;
  /** Estimate of a redemption in progress. */
  leaves: RedemptionEstimate | undefined;
  due: AmountDue | undefined;
  start: PacingStart;
}

export const pacingHandlers = {
  async getPacing({ query, signedIn, language }, { clock, db }) {
    const today = todayInNewYork(clock);
    const assumptions: PacingAssumptions = { ...query, timing: query.timing ?? DEFAULT_PACING.timing };
    const holdings = await loadHoldings(db, signedIn.accountId);
    const due = await amountsDue(
      db,
      holdings.map(({ investment }) => investment),
    );
    const leaving = await redemptionsUnderWay(db, eq(redemptions.accountId, signedIn.accountId));
    const begun = holdings
      .filter(({ investment }) => ESTIMATED.includes(investment.status))
      .map((holding) => {
        const requested = leaving.find(({ investmentId }) => investmentId === holding.investment.id);
        const paid = requested && getHoldingEstimate(holding, requested, today);
        return getStart(holding, due.get(holding.investment.id), today, paid);
      });
    const ahead = begun.map(({ start, due: payment, leaves }) => [
      ...toCalendarYears(pacing(start, assumptions), today, start.called),
      ...(payment ? [getPayment(payment, today)] : []),
      ...(leaves?.payouts.map((payout) => getPayout(payout, today)) ?? []),
    ]);
    return {
      as_of_date: today,
      assumptions,
      years: [
        ...byYear(holdings.flatMap(getFlows)).map((year) => onTheWire(year, false)),
        ...withoutQuietEnds(byYear(ahead.flat())).map((year) => onTheWire(year, true)),
      ],
      investments: begun.map((one) => getInvestment(one, language)),
    };
  },
} satisfies SomeHandlers;

function getStart(
  holding: Holding,
  due: AmountDue | undefined,
  today: string,
  leaves: RedemptionEstimate | undefined,
): Begun {
  const figures = getFigures(holding, today);
  const commitment = cents(holding.investment.commitment ?? 0);
  const { effectiveDate } = holding.investment;
  // Valued at cost until the first valuation.
  const nav = figures.nav ?? figures.contribution;
  const unfunded = cents(Math.max(0, commitment - figures.contribution));
  return {
    holding,
    commitment,
    nav,
    leaves,
    due,
    start: {
      unfunded,
      called: cents(Math.min(unfunded, due?.invested ?? 0)),
      // Redeemed units are paid on their own day. The projection continues with the rest.
      nav: leaves?.worthLeft ?? nav,
      age: effectiveDate === null || effectiveDate > today ? 0 : ageOn(today, effectiveDate),
    },
  };
}

/** Amount due with fees, in the year of its due date. Without a due date, or if overdue, in this year. */
const getPayment = ({ amount, dueDate }: AmountDue, today: string): CalendarYearFlow => ({
  year: yearFrom(today, dueDate ?? today),
  contribution: amount,
  distribution: cents(0),
});

const yearFrom = (today: string, day: string): number => Number((day > today ? day : today).slice(0, 4));

/** In the year of the due date. Overdue payments count in this year. */
const getPayout = ({ amount, by }: RedemptionPayout, today: string): CalendarYearFlow => ({
  year: yearFrom(today, by),
  contribution: cents(0),
  distribution: amount ?? cents(0),
});

/** Past flows on their own day: contributions with fees, less returned funds, and distributions. */
const getFlows = (holding: Holding): CalendarYearFlow[] =>
  getRecord(holding).transactions.map((row) => {
    const { contribution, fees, dividends, withdrawn } = sumLedger([row]);
    return {
      year: Number(row.date.slice(0, 4)),
      contribution: addCents(contribution, fees),
      distribution: addCents(dividends, withdrawn),
    };
  });

/** One row per year, including years without flows. */
function byYear(flows: readonly CalendarYearFlow[]): CalendarYearFlow[] {
  const years = flows.map(({ year }) => year);
  const first = Math.min(...years);
  return Array.from({ length: flows.length === 0 ? 0 : Math.max(...years) - first + 1 }, (_, index) => {
    const ofYear = flows.filter(({ year }) => year === first + index);
    return {
      year: first + index,
      contribution: addCents(...ofYear.map(({ contribution }) => contribution)),
      distribution: addCents(...ofYear.map(({ distribution }) => distribution)),
    };
  });
}

function withoutQuietEnds(years: readonly CalendarYearFlow[]): CalendarYearFlow[] {
  const last = years.findLastIndex(({ contribution, distribution }) => contribution + distribution > 0);
  return years.slice(0, last + 1);
}

const onTheWire = (
  { year, contribution, distribution }: CalendarYearFlow,
  expected: boolean,
): ReplyOf<'getPacing'>['years'][number] => ({
  year,
  contribution: moneyToWire(contribution),
  distribution: moneyToWire(distribution),
  expected,
});

const getInvestment = (
  { holding: { investment, product }, commitment, nav, leaves, start }: Begun,
  language: Language,
): ReplyOf<'getPacing'>['investments'][number] => ({
  id: investment.id,
  product_name: product.name[language],
  commitment: moneyToWire(commitment),
  unfunded: moneyToWire(start.unfunded),
  called: moneyToWire(start.called),
  nav: moneyToWire(nav),
  redeemed: moneyToWire(leaves?.amount ?? cents(0)),
  age: start.age,
});
