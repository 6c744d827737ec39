// The vocabulary of private-company research.

export const RESEARCH_SECTORS = [
  'software',
  'financial_technology',
  'health',
  'energy',
  'robotics',
  'semiconductors',
  'space',
  'food',
  'logistics',
  'education',
] as const;
export type ResearchSector = (typeof RESEARCH_SECTORS)[number];

/** In the order of a company's development. */
export const FUNDING_ROUNDS = ['seed', 'series_a', 'series_b', 'series_c', 'series_d', 'series_e'] as const;
export type FundingRound = (typeof FUNDING_ROUNDS)[number];

/** Source of an implied valuation. */
export const VALUATION_BASES = ['secondary_trade', 'tender_offer', 'fund_mark'] as const;
export type ValuationBasis = (typeof VALUATION_BASES)[number];

/** Source of a figure. */
export const RESEARCH_SOURCES = ['funding_announcement', ...VALUATION_BASES] as const;
export type ResearchSourceKind = (typeof RESEARCH_SOURCES)[number];
