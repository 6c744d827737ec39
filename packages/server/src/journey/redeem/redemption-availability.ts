// Computes how much of a holding can be redeemed and on which days, or why not.
import type { ReplyOf } from '@quoin/contract';
import {
  cents,
  type Cents,
  COMMITMENT_MULTIPLE,
  estimateRedemption,
  type HeldUnits,
  isOngoingRedemption,
  moneyToWire,
  redeemableAmount,
  type RedemptionBarrier,
  redemptionDays,
  type RedemptionDays,
} from '@quoin/rules';
import type { redemptions } from '../../database/tables';
import { getFigures } from '../../ledger/figures';
import type { Holding } from '../../ledger/holdings';
import { getLockUp, getRedemptionSchedule } from '../../ledger/terms-of-time';
import { getEstimate } from './redemption-reply';

/** Value at the last valuation. */
interface Worth {
  available: Cents;
  asOf: string | null;
  held: HeldUnits;
}

type Limits =
  | { barrier: Exclude<RedemptionBarrier, 'never'>; worth: null; days: null }
  | { barrier: 'never'; worth: Worth; days: null }
  | { barrier: null; worth: Worth; days: RedemptionDays };

/** @param today YYYY-MM-DD in New York */
export function getLimits(holding: Holding, today: string): Limits {
  const { investment, product } = holding;
  const { status, effectiveDate } = investment;
  if (status !== 'current' || effectiveDate === null)
    return { barrier: 'not_current', worth: null, days: null };
  const { nav, valuation_date, units, unitPrice } = getFigures(holding, today);
  if (nav === undefined || unitPrice === undefined) return { barrier: 'not_valued', worth: null, days: null };
  const worth = {
    available: redeemableAmount(nav),
    asOf: valuation_date ?? null,
    held: { units, unitPrice },
  };
  const days = redemptionDays(today, effectiveDate, getLockUp(product), getRedemptionSchedule(product));
  return days ? { barrier: null, worth, days } : { barrier: 'never', worth, days: null };
}

type Availability = ReplyOf<'listRedemptionStandings'>['items'][number];

/** @param all redemptions of the investment */
export function redemptionAvailability(
  holding: Holding,
  all: readonly NonNullable<Availability['ongoing']>[],
  today: string,
): Availability {
  const { barrier, worth, days } = getLimits(holding, today);
  const ongoing = all.find(({ status }) => isOngoingRedemption(status)) ?? null;
  return {
    investment_id: holding.investment.id,
    open: barrier === null && ongoing === null,
    barrier,
    available: moneyToWire(worth?.available ?? cents(0)),
    multiple: moneyToWire(COMMITMENT_MULTIPLE),
    as_of_date: worth?.asOf ?? null,
    schedule: getRedemptionSchedule(holding.product),
    redemption_days: days && { ...days, dates: [...days.dates] },
    held: worth && { units: worth.held.units, unit_price: worth.held.unitPrice },
    ongoing,
    estimate: worth && ongoing ? getEstimate(ongoing, worth.held) : null,
  };
}

type RequestedRedemption = Pick<
  typeof redemptions.$inferSelect,
  'type' | 'amount' | 'redemptionDay' | 'payoutDays' | 'holdback'
>;

/**
 * What a redemption in progress would pay at the last valuation. Undefined if there is none, or if the units are worth
 * less.
 */
export function getHoldingEstimate(
  holding: Holding,
  { type, amount, redemptionDay, payoutDays: days, holdback }: RequestedRedemption,
  today: string,
) {
  const { worth } = getLimits(holding, today);
  const requested = { type, amount: amount === null ? null : cents(amount), redemptionDay };
  return worth ? estimateRedemption(requested, worth.held, { days, holdback }) : undefined;
}

/** Whether the units cover the amount of the redemption in progress at the last valuation. */
export const isCovered = (holding: Holding, requested: RequestedRedemption, today: string): boolean =>
  getLimits(holding, today).worth === null || getHoldingEstimate(holding, requested, today) !== undefined;
