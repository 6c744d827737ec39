// The groups are part of the URLs of My Investments. They are a separate module, because every page loads them.
import type { InvestmentStatus } from './investing-terms';

export const INVESTMENT_GROUPS = ['current', 'pending', 'past'] as const;
export type InvestmentGroup = (typeof INVESTMENT_GROUPS)[number];

/** Applications that ended without an investment. */
export const STOPPED_STATUSES = ['canceled', 'rejected'] as const satisfies readonly InvestmentStatus[];

export const isStopped = (status: InvestmentStatus): boolean =>
  STOPPED_STATUSES.some((one) => one === status);

/** The group of an investment in My Portfolio. */
export function investmentGroup(status: InvestmentStatus): InvestmentGroup {
  if (status === 'current') return 'current';
  return status === 'past' || isStopped(status) ? 'past' : 'pending';
}
