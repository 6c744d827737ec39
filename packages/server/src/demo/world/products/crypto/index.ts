import type { ProductSeed } from '../product-seed';
import { BELLFOUNDER_MARKET_NEUTRAL_DIGITAL } from './bellfounder-market-neutral-digital';
import { CINDERPATH_LARGE_CAP_DIGITAL } from './cinderpath-large-cap-digital';
import { CINDERPATH_MINING_NOTES } from './cinderpath-mining-notes';
import { GREYWETHER_STAKING_INCOME } from './greywether-staking-income';

export const CRYPTO: readonly ProductSeed[] = [
  CINDERPATH_LARGE_CAP_DIGITAL,
  GREYWETHER_STAKING_INCOME,
  BELLFOUNDER_MARKET_NEUTRAL_DIGITAL,
  CINDERPATH_MINING_NOTES,
];
