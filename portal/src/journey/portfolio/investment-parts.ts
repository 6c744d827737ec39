// The parts of an investment, as the last word of its address names them.
import { INVESTMENT_GROUPS, isStopped } from '@quoin/rules';
import type { Investment } from './investment-on-card';

/** As the address names them. */
export const PORTFOLIO_GROUPS = ['all', ...INVESTMENT_GROUPS] as const;
export type PortfolioGroup = (typeof PORTFOLIO_GROUPS)[number];

export const PART_NAMES = ['all', 'performance', 'documents', 'transactions', 'redemption'] as const;
export type PartName = (typeof PART_NAMES)[number];

const WITHOUT_VALUE: readonly PartName[] = ['all', 'documents', 'transactions'];

/** The parts with content; the addresses of the others open too. What never became current has no performance. */
export const partsOf = ({ group, status }: Pick<Investment, 'group' | 'status'>): readonly PartName[] =>
  group === 'pending' || isStopped(status) ? WITHOUT_VALUE : PART_NAMES;
