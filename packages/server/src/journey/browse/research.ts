// Private-company research in the caller's language.
import type { ReplyOf } from '@quoin/contract';
import { type Language, type ResearchSector, searchableText } from '@quoin/rules';
import type { SomeHandlers } from '../../http/handler';
import type {
  Company,
  ImpliedValuation,
  ResearchData,
  Round,
} from '../../providers/research/research-provider';
import { ApiError } from '../../shared/errors';
import { money } from '../../shared/money';
import { FIRST_PAGE, DEFAULT_PAGE_SIZE } from './store';

export const researchHandlers = {
  async listCompanies({ query, language }, { research }) {
    const { search, sector, page = FIRST_PAGE, page_size = DEFAULT_PAGE_SIZE } = query;
    const data = await research.data();
    const found = findCompanies(data.companies, { search, sector });
    const items = found.slice((page - 1) * page_size, page * page_size).map((company) => ({
      ...getFacts(company, language),
      last_round: mapLast(company.rounds, roundReply),
      last_valuation: mapLast(company.valuations, valuationReply),
    }));
    return { items, page, page_size, total: found.length, ...toDataReply(data, language) };
  },

  async getCompany({ params, language }, { research }) {
    const data = await research.data();
    const company = data.companies.find(({ id }) => id === params.companyId);
    if (!company) throw new ApiError('not_found');
    return {
      ...getFacts(company, language),
      rounds: company.rounds.map(roundReply),
      valuations: company.valuations.map(valuationReply),
      sources: company.sources.map(({ id, kind, name, publishedOn }) => ({
        id,
        kind,
        name: name[language],
        published_on: publishedOn,
      })),
      ...toDataReply(data, language),
    };
  },
} satisfies SomeHandlers;

type CompanyReply = ReplyOf<'getCompany'>;

const toDataReply = ({ disclaimer, asOf }: ResearchData, language: Language) => ({
  disclaimer: disclaimer[language],
  as_of: asOf,
});

const getFacts = ({ id, name, sector, country, foundedYear, description }: Company, language: Language) => ({
  id,
  name,
  sector,
  country,
  founded_year: foundedYear,
  description: description[language],
});

const roundReply = (row: Round): CompanyReply['rounds'][number] => ({
  date: row.date,
  round: row.round,
  amount: money(row.amount),
  post_money: money(row.postMoney),
  price_per_share: money(row.pricePerShare),
  shares: row.shares,
  source_id: row.sourceId,
});

const valuationReply = (row: ImpliedValuation): CompanyReply['valuations'][number] => ({
  date: row.date,
  basis: row.basis,
  valuation: money(row.valuation),
  price_per_share: money(row.pricePerShare),
  shares: row.shares,
  source_id: row.sourceId,
});

function mapLast<T, U>(rows: readonly T[], toReply: (row: T) => U): U | null {
  const last = rows.at(-1);
  return last === undefined ? null : toReply(last);
}

interface CompanySearch {
  /** Part of the name or the description in either language, case-insensitive. */
  search?: string | undefined;
  sector?: ResearchSector | undefined;
}

function findCompanies(
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
