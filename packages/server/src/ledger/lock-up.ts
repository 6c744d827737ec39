import type { LockUp } from '@quoin/rules';
import type { products } from '../database/tables';

type Product = Pick<typeof products.$inferSelect, 'lockUpCount' | 'lockUpUnit'>;

export const lockUpOf = ({ lockUpCount, lockUpUnit }: Product): LockUp => ({
  count: lockUpCount,
  unit: lockUpUnit,
});
