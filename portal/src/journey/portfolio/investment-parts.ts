// The parts of an investment, by the last segment of the URL.
import { INVESTMENT_GROUPS, isStopped } from '@quoin/rules';
import type { Investment } from './investment-on-card';

/** By the last segment of the URL. */
export const PORTFOLIO_GROUPS = ['all', ...INVESTMENT_GROUPS] as const;
export type PortfolioGroup = (typeof PORTFOLIO_GROUPS)[number];

export const PART_NAMES = ['all', 'performance', 'documents', 'transactions', 'redemption'] as const;
export type PartName = (typeof PART_NAMES)[number];

const PARTS_WITHOUT_VALUE: readonly PartName[] = ['all', 'documents', 'transactions'];

/** The parts with content; the URLs of the others work too. An investment that never became current has no performance. */
export const getParts = ({ group, status }: Pick<Investment, 'group' | 'status'>): readonly PartName[] =>
  group === 'pending' || isStopped(status) ? PARTS_WITHOUT_VALUE : PART_NAMES;
