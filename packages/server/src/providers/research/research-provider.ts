// Interface of providers of private-company research.
import type {
  Bilingual,
  FundingRound,
  ResearchSector,
  ResearchSourceKind,
  ValuationBasis,
} from '@quoin/rules';

export interface ResearchProvider {
  /** The newest data. @throws Unreachable where there are none */
  data(): Promise<ResearchData>;
}

export interface ResearchData {
  /** YYYY-MM-DD: the date of the data. */
  asOf: string;
  /** Disclosure that is shown before any figure. */
  disclaimer: Bilingual;
  /** Sorted by name. */
  companies: readonly Company[];
}

/** Money in whole cents; the company's value is shares times price in each round and valuation. */
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
  /** The amount raised: new shares times their price. */
  amount: number;
  postMoney: number;
  pricePerShare: number;
  /** All shares after the round. */
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
