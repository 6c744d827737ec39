import { both, NORTH_AMERICA, type ProductSeed } from '../product-seed';
import { CALLS, OPEN_ENDED, row, termRows } from '../term-rows';

export const QUILLON_EQUITY_NEUTRAL: ProductSeed = {
  id: 'quillon-equity-neutral',
  name: both('Quillon Equity Market Neutral Fund', '护手股票市场中性基金'),
  status: 'published',
  correlation: 'low',
  eligibility: ['ira', 'us', 'international'],
  countries: NORTH_AMERICA,
  lockUp: [12, 'months'],
  redeems: ['month_ends', 30],
  minimum: 50_000,
  expectedReturn: '0.09',
  track: { months: 36, growth: 0.083, swing: 0.009, payout: 0, every: 1 },
  nextCloseInDays: 10,
  managers: [
    {
      name: 'Quillon Research Partners',
      aumMillions: 1_780,
      about: both(
        'Quillon’s models score 3,200 American shares each night on forty measures; people decide only whether the data is to be trusted.',
        '护手的模型每晚以四十项指标为 3,200 只美股评分，人只负责判断数据是否可信。',
      ),
    },
  ],
  fundMillions: 240,
  netIrr: '0.081',
  fees: { management: '0.0125', performance: '0.175', hurdle: '0.03', subscription: '0.005' },
  achPermitted: true,
  sector: both('Equity market neutral', '股票市场中性'),
  tags: [both('Quantitative', '量化'), both('No market bet', '不押大盘')],
  summary: both(
    'Long the better half of the market, short the worse, and neutral to the whole.',
    '做多优质半边、做空劣质半边，对大盘保持中性。',
  ),
  overview: [
    both(
      'The fund owns about 600 shares and is short of about 600 others, in equal amounts, within each industry. What the market does as a whole hardly matters; what matters is which companies do better.',
      '基金在每个行业内等额做多约 600 只股票、做空约 600 只。大盘涨跌几乎无关紧要，要紧的是谁更胜一筹。',
    ),
    both(
      'Positions are held for about seven weeks and none exceeds 0.6%. Costs of trading are part of every decision.',
      '平均持仓约七周，单一头寸不超过 0.6%，每次决策均计入交易成本。',
    ),
    both(
      'Crowds sometimes leave such strategies at once, and losses follow for days. Quillon cuts exposure by half when that begins.',
      '此类策略偶遇集体撤离，亏损会延续数日；苗头初现时，护手即把敞口减半。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both(
    'After twelve months, monthly on 30 days’ notice.',
    '持有满十二个月后每月可赎回，须提前 30 日通知。',
  ),
  terms: termRows({
    vehicle: 'delaware_lp',
    target: 300,
    term: OPEN_ENDED,
    distributions: 'reinvested',
    leverage: both('Gross exposure at most 3.5 times equity', '总敞口不超过净资产的 3.5 倍'),
    valuation: 'monthly',
    tax: 'k1_ubti',
    own: [row('Net exposure', '净敞口', both('Within 5% of zero', '正负 5% 以内'))],
  }),
  webinars: [
    {
      title: both('Forty measures, one score', '四十项指标，一个分数'),
      summary: both('What the models look at, and what they are blind to.', '模型看什么，又看不见什么。'),
      speaker: 'Ottoline Reyes',
      daysAgo: 70,
      minutes: 33,
    },
  ],
};
