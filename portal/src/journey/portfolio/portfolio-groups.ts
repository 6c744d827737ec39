import { INVESTMENT_GROUPS } from '@quoin/rules';

/** As the address names them. */
export const PORTFOLIO_GROUPS = ['all', ...INVESTMENT_GROUPS] as const;
export type PortfolioGroup = (typeof PORTFOLIO_GROUPS)[number];
