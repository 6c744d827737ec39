import { cents, moneyToWire } from '@quoin/rules';

/** Whole cents as the wire says them. */
export const money = (count: number) => moneyToWire(cents(count));
