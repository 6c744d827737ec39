// What the seeding hands from part to part.
import { addDays, type Valuation } from '@quoin/rules';
import type { Transaction } from '../../database/database';
import type { products } from '../../database/tables';
import type { Services } from '../../services';
import type { ProductSeed } from './products';

export interface SeededProduct {
  seed: ProductSeed;
  row: typeof products.$inferSelect;
  prices: readonly Valuation[];
}

export interface World {
  services: Services;
  tx: Transaction;
  now: Date;
  /** YYYY-MM-DD in New York. */
  today: string;
  products: Map<string, SeededProduct>;
}

export function productOf({ products: shelf }: World, id: string): SeededProduct {
  const product = shelf.get(id);
  if (!product) throw new Error(`the demo world has no product ${id}`);
  return product;
}

/** Late morning in New York on a day, some minutes on. */
export const momentOn = (date: string, minutes = 0): Date =>
  new Date(Date.parse(`${date}T15:00:00Z`) + minutes * 60_000);

export const daysAgo = ({ today }: World, days: number): string => addDays(today, -days);
