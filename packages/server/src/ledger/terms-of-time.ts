// Converts lock-up and redemption terms of a product to the types of the rules.
import {
  redemptionPayouts,
  type Cents,
  type LockUp,
  type PayoutTerms,
  type RedemptionPayout,
  type RedemptionSchedule,
} from '@quoin/rules';
import type { products, redemptions } from '../database/tables';

type Product = typeof products.$inferSelect;
type Redemption = typeof redemptions.$inferSelect;

export const getLockUp = ({
  lockUpCount,
  lockUpUnit,
}: Pick<Product, 'lockUpCount' | 'lockUpUnit'>): LockUp => ({
  count: lockUpCount,
  unit: lockUpUnit,
});

export const getRedemptionSchedule = ({
  redemptionFrequency,
  redemptionNoticeDays,
}: Pick<Product, 'redemptionFrequency' | 'redemptionNoticeDays'>): RedemptionSchedule => ({
  frequency: redemptionFrequency,
  notice_days: redemptionNoticeDays,
});

export const getPayoutTerms = ({
  redemptionPayoutDays,
  redemptionHoldback,
}: Pick<Product, 'redemptionPayoutDays' | 'redemptionHoldback'>): PayoutTerms => ({
  days: redemptionPayoutDays,
  holdback: redemptionHoldback,
});

export const getPayouts = (
  { redemptionDay, payoutDays, holdback }: Pick<Redemption, 'redemptionDay' | 'payoutDays' | 'holdback'>,
  amount: Cents | null,
): RedemptionPayout[] => redemptionPayouts(redemptionDay, amount, { days: payoutDays, holdback });
