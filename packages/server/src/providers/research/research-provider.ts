// Interface of providers of private-company research.
import type {
  Bilingual,
  FundingRound,
  ResearchSector,
  ResearchSourceKind,
  ValuationBasis,
} from '@quoin/rules';

export interface ResearchProvider {
  /** Returns the newest data. @throws Unreachable if there are none */
  data(): Promise<ResearchData>;
}

export interface ResearchData {
  /** YYYY-MM-DD: the date of the data. */
  asOf: string;
  /** Disclosure to show before any figure. */
  disclaimer: Bilingual;
  /** Sorted by name. */
  companies: readonly Company[];
}

/** Money is in whole cents. In each round and valuation the value of the company is shares times price. */
export interface Company {
  id: string;
  name: string;
  sector: ResearchSector;
  country: string;
  foundedYear: number;
  description: Bilingual;
  /** Earliest first. */
  rounds: Round[];
  /** Earliest first. */
  valuations: ImpliedValuation[];
  sources: Source[];
}

export interface Round {
  date: string;
  round: FundingRound;
  /** Amount raised: new shares times their price. */
  amount: number;
  postMoney: number;
  pricePerShare: number;
  /** Total shares after the round. */
  shares: number;
  sourceId: string;
}

export interface ImpliedValuation {
  date: string;
  basis: ValuationBasis;
  valuation: number;
  pricePerShare: number;
  shares: number;
  sourceId: string;
}

export interface Source {
  id: string;
  kind: ResearchSourceKind;
  name: Bilingual;
  publishedOn: string;
}

export const byName = (one: Company, other: Company): number => one.name.localeCompare(other.name, 'en');
