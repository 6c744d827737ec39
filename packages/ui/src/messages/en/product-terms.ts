// The terms (closed lists) of products, separate so that a page with products loads no others.
import type { ProductCategory, ProductStatus } from '@quoin/rules';

export const category = {
  fixed_income: 'Fixed income',
  crypto: 'Crypto',
  real_estate: 'Real estate',
  alternative_private_market: 'Alternative private market',
  private_equity: 'Private equity',
  hedge_fund: 'Hedge fund',
  pre_ipo: 'Pre-IPO',
} satisfies Record<ProductCategory, string>;
export const productStatus = {
  upcoming: 'Upcoming',
  published: 'Open',
  closed: 'Closed',
  exited: 'Exited',
} satisfies Record<ProductStatus, string>;
/** Replaces a missing figure. */
export const notStated = 'Not stated';

export const productTerms = { category, productStatus, notStated };
