import type { ProductSeed } from '../product-seed';
import { FATHOMLINE_GLOBAL_MACRO } from './fathomline-global-macro';
import { HARROWGATE_MERGER_ARBITRAGE } from './harrowgate-merger-arbitrage';
import { NINEBARK_CONVERTIBLE } from './ninebark-convertible';
import { QUILLON_EQUITY_NEUTRAL } from './quillon-equity-neutral';

export const HEDGE_FUND: readonly ProductSeed[] = [
  FATHOMLINE_GLOBAL_MACRO,
  QUILLON_EQUITY_NEUTRAL,
  NINEBARK_CONVERTIBLE,
  HARROWGATE_MERGER_ARBITRAGE,
];
