// Research without a provider: a data set of companies that do not exist.
import { madeUpCompanies } from './data-set/made-up-companies';
import type { Company, CompanySearch, ResearchProvider } from './research-provider';

const COMPANIES = 150;
const AS_OF = '2026-03-31';

export function embeddedResearch(): ResearchProvider {
  const companies = madeUpCompanies(COMPANIES, AS_OF).sort((one, other) => (one.name < other.name ? -1 : 1));
  const byId = new Map(companies.map((company) => [company.id, company]));
  return {
    asOf: AS_OF,
    disclaimer: {
      en: 'These companies do not exist. Names, rounds, prices and sources are made up to show the research tool; they are no information about any company, and no offer or advice.',
      'zh-CN':
        '以下公司均为虚构。名称、融资轮次、价格与来源仅用于演示研究工具，不构成任何公司的信息，也不构成要约或投资建议。',
    },
    async list({ page, pageSize, ...asked }) {
      const found = companies.filter((company) => fits(company, asked));
      return { companies: found.slice((page - 1) * pageSize, page * pageSize), total: found.length };
    },
    find: async (companyId) => byId.get(companyId),
  };
}

function fits(
  { name, sector, description }: Company,
  asked: Pick<CompanySearch, 'search' | 'sector'>,
): boolean {
  if (asked.sector && sector !== asked.sector) return false;
  const wanted = (asked.search ?? '').trim().toLowerCase();
  return [name, ...Object.values(description)].some((text) => text.toLowerCase().includes(wanted));
}
