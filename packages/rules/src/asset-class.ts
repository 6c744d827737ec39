// The asset class of a product in a portfolio. Several product categories may belong to one asset class.
import type { PortfolioAsset, ProductCategory } from './investing-terms';

/** The lines of the portfolio composition that products belong to, in the order of the composition. */
export const ASSET_CLASSES = [
  'fixed_income',
  'real_estate',
  'private_equity_and_hedge_funds',
  'other',
] as const satisfies readonly PortfolioAsset[];
export type AssetClass = (typeof ASSET_CLASSES)[number];

export const ASSET_CLASS_OF: Readonly<Record<ProductCategory, AssetClass>> = {
  fixed_income: 'fixed_income',
  crypto: 'other',
  real_estate: 'real_estate',
  alternative_private_market: 'other',
  private_equity: 'private_equity_and_hedge_funds',
  hedge_fund: 'private_equity_and_hedge_funds',
  pre_ipo: 'private_equity_and_hedge_funds',
};
