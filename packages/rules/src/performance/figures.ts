// Formula of each performance figure for a span, with its source rows and values.
import type { Decimal } from 'decimal.js';
import { daysBetween } from '../dates/calendar-date';
import type { PerformanceFigure } from '../investing-terms';
import { addCents, cents, type Cents, moneyToWire } from '../money/money';
import { ExactDecimal, sixPlaces } from './exact-decimal';
import type { FigureMath, MathResult, MathRow, MathSymbol } from './figure-math';
import { getFlow, type LedgerSums, type LedgerTransaction, sumLedger, TRANSACTION_EFFECTS } from './ledger';
import type { Span, ValuedHolding } from './spans';
import { linkedReturn, getSteps } from './time-weighted';
import { type DatedFlow, xirr, type Xirr, yearsBetween } from './xirr';

type Worked = Pick<FigureMath, 'values' | 'rows' | 'result'>;

/**
 * - `beginning_balance`: units x price at the start; absent if the span starts with the first payment.
 * - `contribution`: paid in - returned. `dividends_received`: dividends + distributions.
 * - `withdrawn`: redeemed + transferred out. `fees_paid`: on top of the contribution.
 * - `current_nav`: units x price at the last valuation.
 * - `net_gain_loss`: nav + dividends + withdrawn - balance - contribution - fees.
 * - `rate_of_return`: time-weighted, for the whole span, see `linkedReturn`; `xirr`: money-weighted, per year, see `xirr`.
 *   Both are decimal fractions.
 * - `tvpi`: (nav + dividends + withdrawn) / paid in; `dpi`: (dividends + withdrawn) / paid in, including fees on top;
 *   `moic`: like `tvpi`, without fees. The value held at the start counts as paid in then.
 *   Source: ILPA, Performance Template (2025); CFA Institute, GIPS Standards for Firms (2020), private market funds.
 */
export const FIGURES: Readonly<Record<PerformanceFigure, (span: Span) => Worked>> = {
  beginning_balance: ({ opening }) => ({
    values: opening ? unitsAndPrice(opening) : {},
    rows: opening ? [valuation(opening)] : [],
    result: money(opening?.value ?? 0),
  }),

  contribution: ({ rows }) => ({
    rows: payments(rows, addend, ['contribution']),
    result: money(sumLedger(rows).contribution),
  }),

  dividends_received: ({ rows }) => ({
    rows: payments(rows, addend, ['dividends']),
    result: money(sumLedger(rows).dividends),
  }),

  withdrawn: ({ rows }) => ({
    rows: payments(rows, addend, ['withdrawn']),
    result: money(sumLedger(rows).withdrawn),
  }),

  fees_paid: ({ rows }) => ({
    rows: payments(rows, addend, ['fees']),
    result: money(sumLedger(rows).fees),
  }),

  net_gain_loss: (span) => {
    const { nav, balance, contribution, dividends, withdrawn, fees } = getParts(span);
    return {
      values: wire({ nav, dividends, withdrawn, balance, contribution, fees }),
      rows: allRows(span, (row) => cents(-getFlow(row))),
      result: money(nav + dividends + withdrawn - balance - contribution - fees),
    };
  },

  current_nav: ({ closing }) => ({
    values: unitsAndPrice(closing),
    rows: [valuation(closing)],
    result: money(closing.value),
  }),

  rate_of_return: timeWeighted,
  xirr: moneyWeighted,
  tvpi: (span) => {
    const { nav, dividends, withdrawn, balance, contribution, fees } = getParts(span);
    return multiple(span, { nav, dividends, withdrawn }, { balance, contribution, fees });
  },
  dpi: (span) => {
    const { dividends, withdrawn, balance, contribution, fees } = getParts(span);
    return multiple(span, { dividends, withdrawn }, { balance, contribution, fees });
  },
  moic: (span) => {
    const { nav, dividends, withdrawn, balance, contribution } = getParts(span);
    return multiple(span, { nav, dividends, withdrawn }, { balance, invested: contribution }, WITHOUT_FEES);
  },
};

function timeWeighted({ record, valuations, opening }: Span): Worked {
  const steps = getSteps(record, valuations, opening);
  const earned = linkedReturn(steps);
  const [only, another] = steps;
  return {
    values:
      only?.earned && !another
        ? { ...wire({ start: only.begin.value, end: only.end.value }), step: sixPlaces(only.earned) }
        : {},
    rows: [
      ...(opening ? [valuation(opening)] : []),
      ...steps.flatMap(({ rows, end }) => [
        ...rows.flatMap(({ row, weight }) => payment(row, getFlow(row), sixPlaces(weight))),
        valuation(end),
      ]),
    ],
    result: earned ? rate(earned) : { kind: 'no_capital' },
  };
}

function moneyWeighted({ rows, opening, closing }: Span): Worked {
  const getReceivedAmount = (row: LedgerTransaction) => cents(-getFlow(row));
  const flows: DatedFlow[] = [
    ...(opening ? [{ date: opening.date, amount: cents(-opening.value) }] : []),
    ...rows.map((row) => ({ date: row.date, amount: getReceivedAmount(row) })),
    { date: closing.date, amount: closing.value },
  ];
  const first = flows.find(({ amount }) => amount !== 0)?.date ?? closing.date;
  const years = ({ date }: { date: string }) => sixPlaces(yearsBetween(first, date));
  const result = rateFound(xirr(flows));
  return {
    values: result.kind === 'value' ? { rate: result.value } : {},
    rows: [
      ...(opening ? [{ ...valuation(opening), weight: years(opening) }] : []),
      ...rows.flatMap((row) => payment(row, getReceivedAmount(row), years(row))),
      { ...valuation(closing), weight: years(closing) },
    ],
    result,
  };
}

function rateFound(found: Xirr): MathResult {
  switch (found.kind) {
    case 'rate':
      return rate(found.rate);
    case 'several_rates':
      return { kind: 'several_roots', roots: found.rates.map(sixPlaces) };
    case 'no_rate':
      return { kind: found.reason === 'out_of_range' ? 'out_of_range' : 'no_root' };
  }
}

interface Parts extends LedgerSums {
  nav: Cents;
  balance: Cents;
}

const getParts = ({ rows, opening, closing }: Span): Parts => ({
  ...sumLedger(rows),
  nav: closing.value,
  balance: opening?.value ?? cents(0),
});

type Amounts = Readonly<Partial<Record<MathSymbol, Cents>>>;

/** Earned amounts as a multiple of paid-in capital, to six places. */
function multiple(
  span: Span,
  earned: Amounts,
  paidIn: Amounts,
  figures?: readonly (keyof LedgerSums)[],
): Worked {
  const total = addCents(...Object.values(earned));
  const capital = addCents(...Object.values(paidIn));
  return {
    values: wire({ ...earned, ...paidIn }),
    rows: allRows(span, addend, figures),
    result: capital > 0 ? rate(new ExactDecimal(total).div(capital)) : { kind: 'no_capital' },
  };
}

/** Amount of a payment as its figure sums it: only returned contributions are negative. */
const addend = (row: LedgerTransaction): Cents =>
  TRANSACTION_EFFECTS[row.type].figure === 'contribution' ? getFlow(row) : row.amount;

/** All payments of the span, between its opening and closing value. */
const allRows = (
  { rows, opening, closing }: Span,
  getAmount: (row: LedgerTransaction) => Cents,
  figures?: readonly (keyof LedgerSums)[],
): MathRow[] => [
  ...(opening ? [valuation(opening)] : []),
  ...payments(rows, getAmount, figures),
  valuation(closing),
];

/** Payments that are invested or received. */
const WITHOUT_FEES: readonly (keyof LedgerSums)[] = ['contribution', 'dividends', 'withdrawn'];

function payments(
  rows: readonly LedgerTransaction[],
  getAmount: (row: LedgerTransaction) => Cents,
  figures: readonly (keyof LedgerSums)[] = [...WITHOUT_FEES, 'fees'],
): MathRow[] {
  return rows
    .filter(({ type }) => figures.includes(TRANSACTION_EFFECTS[type].figure))
    .flatMap((row) => payment(row, getAmount(row), null));
}

/** Omits rows that only move units. */
const payment = ({ type, date }: LedgerTransaction, amount: Cents, weight: string | null): MathRow[] =>
  amount === 0 ? [] : [{ date, what: type, flow: moneyToWire(amount), nav: null, weight }];

const valuation = ({ date, value }: Pick<ValuedHolding, 'date' | 'value'>): MathRow => ({
  date,
  what: 'valuation',
  flow: null,
  nav: moneyToWire(value),
  weight: null,
});

const unitsAndPrice = ({ units, price }: ValuedHolding) => ({ units: sixPlaces(units), price });

const wire = (amounts: Amounts): Partial<Record<MathSymbol, string>> =>
  Object.fromEntries(Object.entries(amounts).map(([symbol, amount]) => [symbol, moneyToWire(amount)]));

const money = (amount: number): MathResult => ({ kind: 'value', value: moneyToWire(cents(amount)) });

const rate = (value: Decimal.Value): MathResult => ({ kind: 'value', value: sixPlaces(value) });

/**
 * Usual maximum age of a valuation, for a fund with quarterly valuations and a yearly audit: a quarter and 90 days.
 * Source: ILPA Principles 3.0 (2019), annual reports within 90 days of the year's end.
 */
export const OLDEST_USUAL_VALUATION_DAYS = 182;

/** Days since a valuation, and whether it is older than usual. @param today YYYY-MM-DD */
export function valuationAge(valuedOn: string, today: string): { days: number; old: boolean } {
  const days = daysBetween(valuedOn, today);
  return { days, old: days > OLDEST_USUAL_VALUATION_DAYS };
}
