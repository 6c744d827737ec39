// Made-up products and holdings that the stories of this group show, in both languages.
import type { InvestmentOnCard, ProductOnCard, Transaction } from '@quoin/ui';
import { useWords } from '../words';

const NAMES = {
  en: {
    harbour: 'Harbour Street Income Fund II',
    harbourSummary:
      'Senior loans on logistics buildings in four ports of the east coast, paid out every quarter and secured by first liens.',
    harbourSector: 'Logistics',
    orbit: 'Northbeam Orbital Pre-IPO Access',
    orbitSummary:
      'Shares of a satellite imaging company before its listing, bought from early employees through an access fund.',
    orbitSector: 'Aerospace',
    timber: 'Alder Ridge Timberland Fund',
    timberSummary: 'Working forests in Oregon and Maine, certified and cut on a cycle of thirty years.',
    timberSector: 'Natural resources',
    investor: 'Grace Okafor',
  },
  'zh-CN': {
    harbour: '海港街收益基金二期',
    harbourSummary: '投向东海岸四座港口的物流仓储优先级贷款，以第一顺位抵押担保，每季度分配收益。',
    harbourSector: '物流',
    orbit: '北辰轨道 Pre-IPO 份额基金',
    orbitSummary: '通过份额基金，从早期员工手中受让一家卫星影像公司上市前的股份。',
    orbitSector: '航天',
    timber: '赤杨岭林地基金',
    timberSummary: '位于俄勒冈州和缅因州的经营性林地，持有可持续认证，以三十年为一个采伐周期。',
    timberSector: '自然资源',
    investor: '陈雅文',
  },
};

export function useProducts(): { harbour: ProductOnCard; orbit: ProductOnCard; timber: ProductOnCard } {
  const words = useWords(NAMES);
  return {
    harbour: {
      name: words.harbour,
      summary: words.harbourSummary,
      category: 'fixed_income',
      sector: words.harbourSector,
      status: 'published',
      art: 'fixed_income-2',
      expectedAnnualizedReturn: '0.0825',
      minimumInvestment: '25000.00',
      allowedCountries: ['US', 'CA'],
      lockUp: { count: 18, unit: 'months' },
    },
    orbit: {
      name: words.orbit,
      summary: words.orbitSummary,
      category: 'pre_ipo',
      sector: words.orbitSector,
      status: 'upcoming',
      art: 'pre_ipo-4',
      expectedAnnualizedReturn: null,
      minimumInvestment: '50000.00',
      allowedCountries: ['US', 'CA', 'SG', 'CN', 'HK'],
      lockUp: { count: 3, unit: 'years' },
    },
    timber: {
      name: words.timber,
      summary: words.timberSummary,
      category: 'alternative_private_market',
      sector: words.timberSector,
      status: 'closed',
      art: 'alternative_private_market-1',
      expectedAnnualizedReturn: '0.0640',
      minimumInvestment: '100000.00',
      allowedCountries: [],
      lockUp: { count: 0, unit: 'years' },
    },
  };
}

export function useInvestments(): {
  held: InvestmentOnCard;
  losing: InvestmentOnCard;
  pending: InvestmentOnCard;
} {
  const words = useWords(NAMES);
  const held: InvestmentOnCard = {
    status: 'current',
    product: { name: words.harbour, category: 'fixed_income', art: 'fixed_income-2' },
    investor: { name: words.investor, type: 'individual' },
    createdDate: '2022-02-14',
    targetEffectiveDate: null,
    effectiveDate: '2022-03-01',
    commitment: '100000.00',
    contribution: '100000.00',
    nav: '112480.55',
    netGainLoss: '18730.55',
    rateOfReturn: '0.1873',
    asOfDate: '2025-03-31',
    note: null,
  };
  return {
    held,
    losing: {
      ...held,
      product: {
        name: words.timber,
        category: 'alternative_private_market',
        art: 'alternative_private_market-1',
      },
      investor: { name: words.investor, type: 'ira' },
      nav: '46120.00',
      contribution: '50000.00',
      netGainLoss: '-3880.00',
      rateOfReturn: '-0.0776',
    },
    pending: {
      ...held,
      status: 'pending_signature',
      product: { name: words.orbit, category: 'pre_ipo', art: 'pre_ipo-4' },
      createdDate: '2025-05-19',
      targetEffectiveDate: '2025-07-01',
      effectiveDate: null,
      commitment: '50000.00',
      contribution: '0.00',
      nav: null,
      netGainLoss: null,
      rateOfReturn: null,
      asOfDate: null,
    },
  };
}

export function useTransactions(): Transaction[] {
  const notes = useWords({
    en: { first: 'Wire from the investor', dividend: 'Quarter to 31 March 2025' },
    'zh-CN': { first: '投资者电汇', dividend: '2025 年第一季度' },
  });
  return [
    { id: 't3', type: 'dividend', amount: '2062.50', shares: null, date: '2025-04-15', note: notes.dividend },
    { id: 't2', type: 'distribution', amount: '4187.50', shares: null, date: '2024-12-20', note: '' },
    {
      id: 't1',
      type: 'funds_received',
      amount: '100000.00',
      shares: '1000.000000',
      date: '2022-02-28',
      note: notes.first,
    },
  ];
}
