// A product's lock-up and redemption periods in the form the rules take.
import type { LockUp, RedemptionSchedule } from '@quoin/rules';
import type { products } from '../database/tables';

type Product = typeof products.$inferSelect;

export const lockUpOf = ({
  lockUpCount,
  lockUpUnit,
}: Pick<Product, 'lockUpCount' | 'lockUpUnit'>): LockUp => ({
  count: lockUpCount,
  unit: lockUpUnit,
});

export const redemptionScheduleOf = ({
  redemptionFrequency,
  redemptionNoticeDays,
}: Pick<Product, 'redemptionFrequency' | 'redemptionNoticeDays'>): RedemptionSchedule => ({
  frequency: redemptionFrequency,
  notice_days: redemptionNoticeDays,
});
