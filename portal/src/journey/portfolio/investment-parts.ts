// The parts of an investment, as the last word of its address names them.
import type { InvestmentGroup } from '@quoin/rules';

export const PART_NAMES = ['all', 'performance', 'documents', 'transactions', 'redemption'] as const;
export type PartName = (typeof PART_NAMES)[number];

/** The parts with something to say; the addresses of the others open too. */
export const PARTS_OF: Readonly<Record<InvestmentGroup, readonly PartName[]>> = {
  pending: ['all', 'documents', 'transactions'],
  current: PART_NAMES,
  past: PART_NAMES,
};
