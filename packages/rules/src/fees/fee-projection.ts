// Projects the fees and the result of an investment from the product's fees and an assumed amount, period and return.
import { brentRoot } from '../performance/brent';
import { ExactDecimal, sixPlaces } from '../performance/exact-decimal';
import { amountWithFees } from '../amount-due';
import { moneyToWire, type Cents } from '../money/money';
import { feesAtFunding, managementFeeYears, type FeeTerms } from './fees-at-funding';

type Exact = InstanceType<typeof ExactDecimal>;

export interface FeeAssumptions {
  /** The invested amount. */
  amount: Cents;
  /** Whole years from the first payment to the last, at least 1. */
  years: number;
  /** Return per year before fees: a decimal fraction, at least `'-1'`. */
  grossReturn: string;
}

/** One year of a projection. Amounts are decimal dollars. */
export interface FeeYear {
  year: number;
  /** The value of the capital at the end of the year, before the performance fee. */
  value: string;
  subscription: string;
  management: string;
  performance: string;
  fees: string;
}

/** Amounts are decimal dollars with two places; rates and multiples decimal fractions with six. */
export interface FeeProjection {
  years: readonly FeeYear[];
  subscription: string;
  management: string;
  performance: string;
  /** The sum of the three fees. */
  fees: string;
  /** The number of years with a management fee. */
  managementYears: number;
  endValue: string;
  /** The final value above which the performance fee applies. */
  hurdleValue: string;
  /** The final value less the performance fee. */
  received: string;
  /** The amount and the fees on top of it that are due with the first payment. */
  dueAtFunding: string;
  /** The amount and all fees that are paid on top of it. */
  paidIn: string;
  netGain: string;
  netMultiple: string;
  /** The yearly rate at which the payments grow to the received amount. */
  netReturn: string;
}

/**
 * With A invested, g the return per year before fees, n years, and the product's rates:
 *
 * - value after k years: `V(k) = (V(k − 1) − f(k)) (1 + g)` with `V(0) = A`; f is the management fee of the year if the fund
 *   charges it from its net asset value, otherwise 0
 * - subscription fee: `s A`, at the start, on top of A
 * - management fee: `m A` at the start of each year, for `cap` years at most; or once, at the start; a fee from the
 *   net asset value is at most that value
 * - performance fee: `p max(0, V(n) − A (1 + h)^n)`, at the end, with h = 0 without a hurdle; no catch-up below the hurdle
 * - net return r: the root of `received = Σ paid_k (1 + r)^(n − k)`, k years after the start. The sum increases with r, so
 *   there is exactly one.
 *
 * Each fee is rounded to the cent, half up. Source: the fee terms as products state them (`FeeTerms`); the net return is
 * the internal rate of return of the GIPS Standards 2020, for yearly flows.
 * @throws RangeError for less than one year, a fraction of a year, or a return below −100 %
 */
export function projectFees(terms: FeeTerms, { amount, years, grossReturn }: FeeAssumptions): FeeProjection {
  const invested = new ExactDecimal(amount).div(100);
  const growth = new ExactDecimal(grossReturn).plus(1);
  if (!Number.isInteger(years) || years < 1)
    throw new RangeError('The projection requires whole years, at least one');
  if (growth.isNegative()) throw new RangeError('The gross return must be at least -100 %');

  const atFunding = feesAtFunding(terms, amount);
  const hurdleValue = toCents(invested.times(new ExactDecimal(terms.hurdleRate ?? 0).plus(1).pow(years)));
  const subscription = new ExactDecimal(atFunding.subscription).div(100);
  const managementYears = Math.min(years, managementFeeYears(terms));
  const ofYears = getYears(terms, { invested, growth, years, managementYears });
  const endValue = ofYears.at(-1)?.value ?? ZERO;
  const performance = toCents(ExactDecimal.max(0, endValue.minus(hurdleValue)).times(terms.performanceFee));

  const rows = ofYears.map(({ value, management }, index) => {
    const fees = {
      subscription: index === 0 ? subscription : ZERO,
      management,
      performance: index === years - 1 ? performance : ZERO,
    };
    return { year: index + 1, value, ...fees, fees: sumExact(Object.values(fees)) };
  });
  const onTop = rows.map((row) =>
    isFromNav(terms) ? row.subscription : row.subscription.plus(row.management),
  );
  const paid = onTop.map((fees, index) => (index === 0 ? fees.plus(invested) : fees));
  const paidIn = sumExact(paid);
  const received = endValue.minus(performance);

  return {
    years: rows.map(({ year, ...amounts }) => ({ year, ...written(amounts) })),
    managementYears,
    dueAtFunding: moneyToWire(amountWithFees(amount, atFunding)),
    ...written({
      subscription,
      management: sumExact(rows.map((row) => row.management)),
      performance,
      fees: sumExact(rows.map((row) => row.fees)),
      endValue,
      hurdleValue,
      received,
      paidIn,
      netGain: received.minus(paidIn),
    }),
    netMultiple: sixPlaces(received.div(paidIn)),
    netReturn: sixPlaces(yearlyRate(paid, received, growth.toNumber())),
  };
}

const ZERO = /* @__PURE__ */ new ExactDecimal(0);

const isFromNav = ({ managementFeeCharge }: FeeTerms): boolean => managementFeeCharge === 'from_nav';

interface Growing {
  invested: Exact;
  /** One plus the gross return. */
  growth: Exact;
  years: number;
  managementYears: number;
}

/** The management fee of each year and the value at its end. */
function getYears(terms: FeeTerms, { invested, growth, years, managementYears }: Growing) {
  const fee = toCents(invested.times(terms.managementFee));
  let value = invested;
  return Array.from({ length: years }, (_, index) => {
    const wanted = index < managementYears ? fee : ZERO;
    const management = isFromNav(terms) ? ExactDecimal.min(wanted, toCents(value)) : wanted;
    // The rounded fee can exceed the value by a fraction of a cent.
    if (isFromNav(terms)) value = ExactDecimal.max(0, value.minus(management));
    value = value.times(growth);
    return { management, value: toCents(value) };
  });
}

const toCents = (dollars: Exact): Exact => dollars.toDecimalPlaces(2, ExactDecimal.ROUND_HALF_UP);

const sumExact = (amounts: readonly Exact[]): Exact => amounts.reduce((sum, one) => sum.plus(one), ZERO);

const written = <K extends string>(amounts: Record<K, Exact>): Record<K, string> =>
  Object.fromEntries(
    // eslint-disable-next-line promises/money-as-float -- an exact decimal
    Object.entries<Exact>(amounts).map(([name, amount]) => [name, amount.toFixed(2)]),
  ) as Record<K, string>; // Object.fromEntries loses the type of the keys

/** @param growth one plus the gross return: an upper bound of the net growth, except for rounding to the cent */
function yearlyRate(paid: readonly Exact[], received: Exact, growth: number): number {
  const end = received.toNumber();
  const flows = paid.map((amount) => amount.toNumber());
  const missing = (rate: number) =>
    flows.reduce((left, flow, place) => left - flow * (1 + rate) ** (flows.length - place), end);
  return brentRoot(missing, -1, growth);
}
