import type { ProductSeed } from '../product-seed';
import { KESTREL_RIDGE_LEASE_INCOME_I } from './kestrel-ridge-lease-income-i';
import { ORCHARD_LANE_SENIOR_CREDIT_II } from './orchard-lane-senior-credit-ii';
import { PILGRIM_WHARF_TRADE_FINANCE } from './pilgrim-wharf-trade-finance';
import { SALTMARSH_SHORT_NOTES } from './saltmarsh-short-notes';

export const FIXED_INCOME: readonly ProductSeed[] = [
  ORCHARD_LANE_SENIOR_CREDIT_II,
  SALTMARSH_SHORT_NOTES,
  PILGRIM_WHARF_TRADE_FINANCE,
  KESTREL_RIDGE_LEASE_INCOME_I,
];
