// The whole shelf: seven categories, four products each.
import type { ProductCategory } from '@quoin/rules';
import { ALTERNATIVE_PRIVATE_MARKET } from './alternative-private-market';
import { CRYPTO } from './crypto';
import { FIXED_INCOME } from './fixed-income';
import { HEDGE_FUND } from './hedge-fund';
import { PRE_IPO } from './pre-ipo';
import { PRIVATE_EQUITY } from './private-equity';
import type { ProductSeed } from './product-seed';
import { REAL_ESTATE } from './real-estate';

export type { ProductSeed } from './product-seed';

export interface ShelvedProduct {
  seed: ProductSeed;
  category: ProductCategory;
  /** 1, 2, 3 … within its category; picks the picture. */
  number: number;
  /** Order on the shelf: the first of every category, then the second of each. */
  position: number;
}

const CATEGORIES: readonly (readonly [ProductCategory, readonly ProductSeed[]])[] = [
  ['pre_ipo', PRE_IPO],
  ['fixed_income', FIXED_INCOME],
  ['real_estate', REAL_ESTATE],
  ['hedge_fund', HEDGE_FUND],
  ['private_equity', PRIVATE_EQUITY],
  ['alternative_private_market', ALTERNATIVE_PRIVATE_MARKET],
  ['crypto', CRYPTO],
];

export const SHELF: readonly ShelvedProduct[] = CATEGORIES.flatMap(([category, seeds], column) =>
  seeds.map((seed, at) => ({
    seed,
    category,
    number: at + 1,
    position: at * CATEGORIES.length + column + 1,
  })),
).sort((one, other) => one.position - other.position);
