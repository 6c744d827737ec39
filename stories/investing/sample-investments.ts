// Fictional products and holdings for the stories of this group, in both languages.
import type { InvestmentOnCard, ProductInTable, ProductOnCard, Transaction } from '@quoin/ui';
import { bilingual, useStoryMessages } from '../messages';

export const NAMES = bilingual({
  harbour: ['Harbour Street Income Fund II', '海港街收益基金二期'],
  harbourSummary: [
    'Senior loans on logistics buildings in four ports of the east coast, paid out every quarter and secured by first liens.',
    '投向东海岸四座港口的物流仓储优先级贷款，以第一顺位抵押担保，每季度分配收益。',
  ],
  harbourSector: ['Logistics', '物流'],
  orbit: ['Northbeam Orbital Pre-IPO Access', '北辰轨道 Pre-IPO 份额基金'],
  orbitSummary: [
    'Shares of a satellite imaging company before its listing, bought from early employees through an access fund.',
    '通过份额基金，从早期员工手中受让一家卫星影像公司上市前的股份。',
  ],
  orbitSector: ['Aerospace', '航天'],
  timber: ['Alder Ridge Timberland Fund', '赤杨岭林地基金'],
  timberSummary: [
    'Working forests in Oregon and Maine, certified and cut on a cycle of thirty years.',
    '位于俄勒冈州和缅因州的经营性林地，持有可持续认证，以三十年为一个采伐周期。',
  ],
  timberSector: ['Natural resources', '自然资源'],
  kestrel: ['Kestrel Row Opportunity Zone Fund', '鹰巷机会区基金'],
  kestrelSummary: [
    'Two hundred apartments in a qualified opportunity zone, built and let; gains are deferred while the fund holds them.',
    '在合格机会区建设并出租两百套公寓；持有期间，投资者的资本利得可递延纳税。',
  ],
  kestrelSector: ['Multifamily', '多户住宅'],
  quarry: ['Quarry Lane Growth Partners III', '石场巷成长基金三期'],
  quarrySummary: [
    'Minority stakes in software companies that grow out of their own revenue, held for five to seven years.',
    '投资以自有收入实现增长的软件公司少数股权，持有五至七年。',
  ],
  quarrySector: ['Software', '软件'],
  meridian: ['Meridian Multi-Strategy Fund', '子午线多策略基金'],
  meridianSummary: [
    'Twelve managers of little correlation in one portfolio, redeemable every quarter.',
    '一个组合配置十二位相关性较低的管理人，每季度可赎回。',
  ],
  meridianSector: ['Multi-strategy', '多策略'],
  investor: ['Grace Okafor', '陈雅文'],
});

type ProductName = 'harbour' | 'orbit' | 'timber' | 'kestrel' | 'quarry' | 'meridian';

export const useProducts = () => productsIn(useStoryMessages(NAMES));

function productsIn(messages: (typeof NAMES)['en']): Record<ProductName, ProductOnCard> {
  const written = (product: ProductName) => ({
    name: messages[product],
    summary: messages[`${product}Summary`],
    sector: messages[`${product}Sector`],
  });
  return {
    harbour: {
      ...written('harbour'),
      category: 'fixed_income',
      status: 'published',
      art: 'fixed_income-2',
      expectedAnnualizedReturn: '0.0825',
      minimumInvestment: '25000.00',
      allowedCountries: ['US', 'CA'],
      lockUp: { count: 18, unit: 'months' },
    },
    orbit: {
      ...written('orbit'),
      category: 'pre_ipo',
      status: 'upcoming',
      art: 'pre_ipo-4',
      expectedAnnualizedReturn: null,
      minimumInvestment: '50000.00',
      allowedCountries: ['US', 'CA', 'SG', 'CN', 'HK'],
      lockUp: { count: 3, unit: 'years' },
    },
    timber: {
      ...written('timber'),
      category: 'alternative_private_market',
      status: 'closed',
      art: 'alternative_private_market-1',
      expectedAnnualizedReturn: '0.0640',
      minimumInvestment: '100000.00',
      allowedCountries: [],
      lockUp: { count: 0, unit: 'years' },
    },
    kestrel: {
      ...written('kestrel'),
      category: 'real_estate',
      status: 'published',
      art: 'real_estate-3',
      expectedAnnualizedReturn: '0.1150',
      minimumInvestment: '50000.00',
      allowedCountries: ['US'],
      lockUp: { count: 10, unit: 'years' },
    },
    quarry: {
      ...written('quarry'),
      category: 'private_equity',
      status: 'published',
      art: 'private_equity-2',
      expectedAnnualizedReturn: '0.1400',
      minimumInvestment: '100000.00',
      allowedCountries: ['US', 'CA'],
      lockUp: { count: 5, unit: 'years' },
    },
    meridian: {
      ...written('meridian'),
      category: 'hedge_fund',
      status: 'exited',
      art: 'hedge_fund-1',
      expectedAnnualizedReturn: '0.0780',
      minimumInvestment: '100000.00',
      allowedCountries: ['US', 'CA', 'HK'],
      lockUp: { count: 12, unit: 'months' },
    },
  };
}

const CLOSES: Readonly<Record<string, string>> = { harbour: '2025-06-30', kestrel: '2025-07-31' };

export const toTableProducts = (products: ReturnType<typeof productsIn>): ProductInTable[] =>
  Object.entries(products).map(([id, product]) => ({
    ...product,
    ...{ id, art: id, href: `#${id}`, nextCloseDate: CLOSES[id] ?? null },
  }));

const createHolding = ({ harbour, investor }: (typeof NAMES)['en']): InvestmentOnCard => ({
  status: 'current',
  product: { name: harbour, category: 'fixed_income', art: 'fixed_income-2' },
  investor: { name: investor, type: 'individual' },
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
});

export const HELD = createHolding(NAMES.en);

export function useInvestments(): {
  held: InvestmentOnCard;
  losing: InvestmentOnCard;
  pending: InvestmentOnCard;
} {
  const messages = useStoryMessages(NAMES);
  const held = createHolding(messages);
  return {
    held,
    losing: {
      ...held,
      product: {
        name: messages.timber,
        category: 'alternative_private_market',
        art: 'alternative_private_market-1',
      },
      investor: { name: messages.investor, type: 'ira' },
      nav: '46120.00',
      contribution: '50000.00',
      netGainLoss: '-3880.00',
      rateOfReturn: '-0.0776',
    },
    pending: {
      ...held,
      status: 'pending_signature',
      product: { name: messages.orbit, category: 'pre_ipo', art: 'pre_ipo-4' },
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

const NOTES = bilingual({
  first: ['Wire from the investor', '投资者电汇'],
  dividend: ['Quarter to March 31, 2025', '2025年第一季度'],
});

export const useTransactions = () => transactionsWith(useStoryMessages(NOTES));

function transactionsWith(notes: (typeof NOTES)['en']): Transaction[] {
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

export const PRODUCTS = productsIn(NAMES.en);
export const TRANSACTIONS = transactionsWith(NOTES.en);
