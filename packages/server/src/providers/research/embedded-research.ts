// Research without a provider: a data set of companies that do not exist.
import { byName, type ResearchProvider } from './research-provider';
import { madeUpCompanies } from './data-set/made-up-companies';

const COMPANIES = 150;
const AS_OF = '2026-03-31';

export function embeddedResearch(): ResearchProvider {
  const data = {
    asOf: AS_OF,
    disclaimer: {
      en: 'These companies do not exist. Names, rounds, prices and sources are made up to show the research tool; they are no information about any company, and no offer or advice.',
      'zh-CN':
        '以下公司均为虚构。名称、融资轮次、价格与来源仅用于演示研究工具，不构成任何公司的信息，也不构成要约或投资建议。',
    },
    companies: madeUpCompanies(COMPANIES, AS_OF).sort(byName),
  };
  return { data: async () => data };
}
