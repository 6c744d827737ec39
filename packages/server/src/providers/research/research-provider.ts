// What is known of private companies, whoever gathers it.
import type {
  Bilingual,
  FundingRound,
  ResearchSector,
  ResearchSourceKind,
  ValuationBasis,
} from '@quoin/rules';

export interface ResearchProvider {
  /** YYYY-MM-DD: nothing later is known. */
  asOf: string;
  /** What a reader must know of the data before any figure. */
  disclaimer: Bilingual;
  /** In the order of their names. Pages count from 1. */
  list(asked: CompanySearch): Promise<{ companies: Company[]; total: number }>;
  find(companyId: string): Promise<Company | undefined>;
}

export interface CompanySearch {
  /** A part of the name or of the description in either language, in any case. */
  search?: string;
  sector?: ResearchSector;
  page: number;
  pageSize: number;
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
