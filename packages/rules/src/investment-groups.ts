// The addresses of My Investments are made of them, so every page knows them, and needs nothing else of the vocabulary.
import type { InvestmentStatus } from './investing-terms';

export const INVESTMENT_GROUPS = ['current', 'pending', 'past'] as const;
export type InvestmentGroup = (typeof INVESTMENT_GROUPS)[number];

/** Which shelf of My Portfolio an investment stands on. */
export function investmentGroup(status: InvestmentStatus): InvestmentGroup {
  if (status === 'current') return 'current';
  return status === 'past' || status === 'canceled' ? 'past' : 'pending';
}
