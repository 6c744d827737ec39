import { cents, type Cents } from '../money/money';
import { ExactDecimal } from '../performance/exact-decimal';

/**
 * How a management fee is charged: on top of the commitment with the first payment (a yearly fee for its first year, each
 * later year by invoice), by invoice at the start of each year, or by the fund from its net asset value.
 */
export const MANAGEMENT_FEE_CHARGES = ['on_top_at_funding', 'invoiced_yearly', 'from_nav'] as const;
export type ManagementFeeCharge = (typeof MANAGEMENT_FEE_CHARGES)[number];

/**
 * A product's fees. Rates are decimal fractions, `'0.015'` is 1.5 %. The subscription fee is always charged on top at
 * funding, the performance fee always by the fund from its net asset value.
 */
export interface FeeTerms {
  managementFee: string;
  managementFeeBasis: 'per_year' | 'one_time';
  managementFeeCharge: ManagementFeeCharge;
  /** Maximum number of years with the yearly fee; null for the whole holding period. */
  managementFeeYearCap: number | null;
  performanceFee: string;
  /** Minimum yearly return before a performance fee is charged; null for none. */
  hurdleRate: string | null;
  subscriptionFee: string;
}

/** Maximum number of years with a management fee. */
export const managementFeeYears = ({
  managementFeeBasis,
  managementFeeYearCap,
}: Pick<FeeTerms, 'managementFeeBasis' | 'managementFeeYearCap'>): number =>
  managementFeeBasis === 'one_time' ? 1 : (managementFeeYearCap ?? Infinity);

/** Fees on top of a commitment, paid with its first payment, in cents. */
export interface FeesAtFunding {
  subscription: Cents;
  management: Cents;
}

/** Each fee is its rate times the commitment, rounded to the cent, half up. */
export const feesAtFunding = (
  terms: Pick<FeeTerms, 'subscriptionFee' | 'managementFee' | 'managementFeeCharge'>,
  commitment: Cents,
): FeesAtFunding => ({
  subscription: feeOn(commitment, terms.subscriptionFee),
  management:
    terms.managementFeeCharge === 'on_top_at_funding' ? feeOn(commitment, terms.managementFee) : cents(0),
});

/** Management fee on top of a commitment for a year of the investment, counted from 1; zero if none is charged. */
export const calculateManagementFee = (
  terms: Pick<
    FeeTerms,
    'managementFee' | 'managementFeeBasis' | 'managementFeeCharge' | 'managementFeeYearCap'
  >,
  commitment: Cents,
  year: number,
): Cents =>
  terms.managementFeeCharge === 'from_nav' || year > managementFeeYears(terms)
    ? cents(0)
    : feeOn(commitment, terms.managementFee);

const feeOn = (amount: Cents, rate: string): Cents =>
  cents(new ExactDecimal(amount).times(rate).toDecimalPlaces(0, ExactDecimal.ROUND_HALF_UP).toNumber());
