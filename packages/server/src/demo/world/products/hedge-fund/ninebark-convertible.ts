import { both, type ProductSeed } from '../product-seed';
import { CALLS, OPEN_ENDED, row, termRows } from '../term-rows';

export const NINEBARK_CONVERTIBLE: ProductSeed = {
  id: 'ninebark-convertible',
  name: both('Ninebark Convertible Arbitrage Fund', '九皮木可转债套利基金'),
  status: 'published',
  correlation: 'mid',
  eligibility: ['international'],
  countries: ['CA', 'CN', 'HK', 'SG', 'GB'],
  lockUp: [12, 'months'],
  redeems: ['quarter_ends', 60],
  minimum: 75_000,
  expectedReturn: '0.095',
  track: { months: 28, growth: 0.088, swing: 0.01, payout: 0, every: 1 },
  nextCloseInDays: 39,
  managers: [
    {
      name: 'Ninebark Capital (Hong Kong)',
      aumMillions: 920,
      about: both(
        'Ninebark has traded convertible bonds from Hong Kong through three credit cycles. The same two partners have signed every trade.',
        '九皮木立足香港，穿越三轮信用周期，每笔可转债交易都由同样两位合伙人签字。',
      ),
    },
  ],
  fundMillions: 175,
  fees: { management: '0.015', performance: '0.2', hurdle: '0.04', subscription: '0.01' },
  achPermitted: false,
  sector: both('Convertible arbitrage', '可转债套利'),
  tags: [both('Asia and Europe', '亚洲与欧洲'), both('Non-US offering', '非美国发售')],
  summary: both(
    'Convertible bonds of Asian and European issuers, hedged with their shares.',
    '买入亚欧发行人的可转债，并以其股票对冲。',
  ),
  overview: [
    both(
      'A convertible bond is a bond with an option inside, and the option is often sold too cheaply. Ninebark buys the bond, sells some of the share and keeps what the option is worth.',
      '可转债内含期权，而这份期权往往卖得太便宜。九皮木买入债券、卖出部分股票，留住期权的价值。',
    ),
    both(
      'The fund holds about 90 issues in fourteen countries. Currency risk is hedged back to the dollar every week.',
      '基金持有十四个国家和地区约 90 只可转债，汇率风险每周对冲回美元。',
    ),
    both(
      'When lenders are frightened the bonds can’t be sold at a fair price. The offering is made outside the United States only.',
      '信用恐慌时，债券难以合理价格脱手。本产品仅在美国境外发售。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both(
    'After twelve months, quarterly on 60 days’ notice.',
    '持有满十二个月后每季可赎回，须提前 60 日通知。',
  ),
  terms: termRows({
    vehicle: 'cayman_feeder',
    target: 250,
    term: OPEN_ENDED,
    distributions: 'reinvested',
    leverage: both('At most 2 times equity', '不超过净资产的 2 倍'),
    valuation: 'monthly',
    tax: 'pfic',
    own: [row('Offering', '发售范围', both('Outside the United States only', '仅限美国境外'))],
  }),
  webinars: [
    {
      title: both('The option inside the bond', '债券里的期权'),
      summary: both('A worked example with one Japanese issuer.', '以一家日本发行人为例的完整推演。'),
      speaker: 'Kwan Siu Fung',
      daysAgo: 49,
      minutes: 38,
    },
  ],
};
