import { both, INTERNATIONAL, type ProductSeed } from '../product-seed';
import { CALLS, COLD_STORAGE, OPEN_ENDED, termRows } from '../term-rows';

export const BELLFOUNDER_MARKET_NEUTRAL_DIGITAL: ProductSeed = {
  id: 'bellfounder-market-neutral-digital',
  name: both('Bellfounder Market-Neutral Digital Fund', '铸钟人数字资产市场中性基金'),
  status: 'upcoming',
  correlation: 'low',
  eligibility: ['us', 'international'],
  countries: INTERNATIONAL,
  lockUp: [12, 'months'],
  redeems: ['quarter_ends', 45],
  minimum: 75_000,
  expectedReturn: '0.125',
  nextCloseInDays: 75,
  projectedCloseInDays: 240,
  managers: [
    {
      name: 'Bellfounder Quantitative',
      aumMillions: 190,
      about: both(
        'Bellfounder’s eleven researchers came from options market making. The strategy has run on the partners’ own money for three years.',
        '铸钟人的十一位研究员出身期权做市，策略以合伙人自有资金运行已三年。',
      ),
    },
  ],
  fundMillions: null,
  fees: { management: '0.02', performance: '0.2', hurdle: '0.05', subscription: '0.01' },
  achPermitted: false,
  sector: both('Quantitative digital', '量化数字资产'),
  tags: [both('Market neutral', '市场中性'), both('Basis trading', '期现套利')],
  summary: both(
    'Earns the gap between futures and spot prices without betting on direction.',
    '赚取期货与现货价差，不押注涨跌方向。',
  ),
  overview: [
    both(
      'When traders are eager to be long, futures cost more than the coins they settle in. Bellfounder buys the coin, sells the future and keeps the difference until they meet.',
      '当市场热衷做多时，期货价格会高于现货。铸钟人买入现货、卖出期货，持有至两者收敛，收取价差。',
    ),
    both(
      'The book is balanced every four hours. At no time does the net position exceed 3% of the fund, and no exchange holds more than 10% of its collateral.',
      '头寸每四小时再平衡一次，净敞口任何时候不超过 3%，单一交易所所持保证金不超过 10%。',
    ),
    both(
      'The trade fails when an exchange fails. Balances are swept to the custodian daily for that reason. The fund opens with its first close.',
      '此策略最怕交易所出事，故资金余额每日划回托管人。基金将于首次交割时成立。',
    ),
  ],
  calls: CALLS.halfAndHalf,
  exit: both(
    'After twelve months, quarterly on 45 days’ notice.',
    '持有满十二个月后每季可赎回，须提前 45 日通知。',
  ),
  terms: termRows({
    vehicle: 'cayman_feeder',
    target: 150,
    term: OPEN_ENDED,
    distributions: 'reinvested',
    leverage: both('Gross exposure at most 3 times equity', '总敞口不超过净资产的 3 倍'),
    valuation: 'monthly',
    tax: 'pfic',
    own: [COLD_STORAGE],
  }),
  webinars: [
    {
      title: both('Before the first close: questions and answers', '首次交割前问答'),
      summary: both(
        'Counterparties, limits and the worst month so far.',
        '交易对手、风险限额，以及迄今最差的一个月。',
      ),
      speaker: 'Ines Valderrama',
      daysAgo: 8,
      minutes: 52,
    },
  ],
};
