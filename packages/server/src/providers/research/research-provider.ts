// What is known of private companies, whoever gathers it.
import type {
  Bilingual,
  FundingRound,
  ResearchSector,
  ResearchSourceKind,
  ValuationBasis,
} from '@quoin/rules';

export interface ResearchProvider {
  /** The newest there is. @throws Unreachable where there is none */
  data(): Promise<ResearchData>;
}

export interface ResearchData {
  /** YYYY-MM-DD: nothing later is known. */
  asOf: string;
  /** What a reader must know of the data before any figure. */
  disclaimer: Bilingual;
  /** In the order of their names. */
  companies: readonly Company[];
}

/** Money is whole cents; of each round and valuation, the company's value is its shares times their price. */
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
  /** What was raised: the new shares times their price. */
  amount: number;
  postMoney: number;
  pricePerShare: number;
  /** All there are after it. */
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
