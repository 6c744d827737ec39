// A product's terms of time, as the rules reckon with them.
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
