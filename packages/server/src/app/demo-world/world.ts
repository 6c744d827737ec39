import { addDays, type Bilingual, type Valuation } from '@quoin/rules';
import type { Transaction } from '../../database/database';
import type { products } from '../../database/tables';
import type { Services } from '../../services';

export type ProductRow = typeof products.$inferSelect;

export interface SeededProduct {
  row: ProductRow;
  prices: readonly Valuation[];
  /** Annual cash distribution as a fraction of the unit price. */
  payout: number;
}

export interface World {
  services: Services;
  tx: Transaction;
  now: Date;
  /** YYYY-MM-DD in New York. */
  today: string;
  products: Map<string, SeededProduct>;
}

export function getProduct({ products: seeded }: World, id: string): SeededProduct {
  const product = seeded.get(id);
  if (!product) throw new Error(`the demo world has no product ${id}`);
  return product;
}

export const both = (en: string, zh: string): Bilingual => ({ en, 'zh-CN': zh });

/** Late morning of that day in New York, plus `minutes`. */
export const momentOn = (date: string, minutes = 0): Date =>
  new Date(Date.parse(`${date}T15:00:00Z`) + minutes * 60_000);

export const daysAgo = ({ today }: World, days: number): string => addDays(today, -days);
