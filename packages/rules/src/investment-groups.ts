// The groups are part of the URLs of My Investments. They are a separate module, because every page loads them.
import type { InvestmentStatus } from './investing-terms';

export const INVESTMENT_GROUPS = ['current', 'pending', 'past'] as const;
export type InvestmentGroup = (typeof INVESTMENT_GROUPS)[number];

/** The group of an investment in My Portfolio. */
export function investmentGroup(status: InvestmentStatus): InvestmentGroup {
  if (status === 'current') return 'current';
  return status === 'past' || status === 'canceled' ? 'past' : 'pending';
}
