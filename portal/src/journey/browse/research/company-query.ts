// What an address asks of the list of companies.
import { RESEARCH_SECTORS, type ResearchSector } from '@quoin/rules';
import { chosenIn, pageIn } from '../list-query';

export interface CompanyQuery {
  search: string | undefined;
  sector: ResearchSector | undefined;
  page: number;
}

/** What the API takes at most. */
export const LONGEST_SEARCH = 100;

export const companyQueryOf = (params: URLSearchParams): CompanyQuery => ({
  search: params.get('search')?.trim().slice(0, LONGEST_SEARCH) || undefined,
  sector: chosenIn(params, 'sector', RESEARCH_SECTORS),
  page: pageIn(params),
});
