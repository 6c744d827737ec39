import { searchableText, type ResearchSector } from '@quoin/rules';
import type { Company } from '../../providers/research/research-provider';

export interface CompanySearch {
  /** A part of the name or of the description in either language, in any case. */
  search?: string | undefined;
  sector?: ResearchSector | undefined;
}

export function findCompanies(
  companies: readonly Company[],
  { search = '', sector }: CompanySearch,
): readonly Company[] {
  const wanted = searchableText(search);
  return companies.filter(
    (company) =>
      (sector === undefined || company.sector === sector) &&
      [company.name, ...Object.values(company.description)].some((text) =>
        searchableText(text).includes(wanted),
      ),
  );
}
