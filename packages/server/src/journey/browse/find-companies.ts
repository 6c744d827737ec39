import { normaliseText, type ResearchSector } from '@quoin/rules';
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
  const wanted = comparable(search);
  return companies.filter(
    (company) =>
      (sector === undefined || company.sector === sector) &&
      [company.name, ...Object.values(company.description)].some((text) => comparable(text).includes(wanted)),
  );
}

/** The searched text arrives normalised: full-width punctuation of a description must be as well. */
const comparable = (text: string): string => normaliseText(text).toLowerCase();
