// The parts of an investment, as the last word of its address names them.
import { type InvestmentGroup, INVESTMENT_GROUPS } from '@quoin/rules';

/** As the address names them. */
export const PORTFOLIO_GROUPS = ['all', ...INVESTMENT_GROUPS] as const;
export type PortfolioGroup = (typeof PORTFOLIO_GROUPS)[number];

export const PART_NAMES = ['all', 'performance', 'documents', 'transactions', 'redemption'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** The parts with something to say; the addresses of the others open too. */
export const PARTS_OF: Readonly<Record<InvestmentGroup, readonly PartName[]>> = {
  pending: ['all', 'documents', 'transactions'],
  current: PART_NAMES,
  past: PART_NAMES,
};
