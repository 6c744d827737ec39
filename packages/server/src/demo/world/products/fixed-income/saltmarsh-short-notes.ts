import { both, US_ONLY, type ProductSeed } from '../product-seed';
import { CALLS, NO_LEVERAGE, row, termRows } from '../term-rows';

export const SALTMARSH_SHORT_NOTES: ProductSeed = {
  id: 'saltmarsh-short-notes',
  name: both('Saltmarsh Short-Duration Notes', '盐沼短期票据'),
  status: 'published',
  correlation: 'low',
  eligibility: ['ira', 'us'],
  countries: US_ONLY,
  lockUp: [6, 'months'],
  redeems: ['never', 0],
  minimum: 20_000,
  expectedReturn: '0.074',
  track: { months: 29, growth: 0.001, swing: 0.0006, payout: 0.073, every: 1 },
  nextCloseInDays: 12,
  managers: [
    {
      name: 'Saltmarsh Lending Group',
      aumMillions: 640,
      about: both(
        'Saltmarsh finances the renovation of single-family homes in nine eastern states. The founders ran the workout desk of a savings bank and still visit each house before money goes out.',
        '盐沼集团在美国东部九州为独栋住宅翻新提供融资。创始人曾执掌一家储蓄银行的不良资产部，至今放款前仍逐一实地看房。',
      ),
    },
  ],
  fundMillions: 96,
  fees: { management: '0.0075', performance: '0', subscription: '0.005' },
  achPermitted: true,
  sector: both('Residential bridge loans', '住宅过桥贷款'),
  tags: [
    both('Short duration', '短久期'),
    both('Real-estate backed', '房产抵押'),
    both('Monthly income', '按月付息'),
  ],
  summary: both(
    'Six- to twelve-month notes backed by first mortgages on homes under renovation.',
    '期限六至十二个月，以翻新中住宅的第一顺位抵押权作担保。',
  ),
  overview: [
    both(
      'A builder buys a tired house, repairs it and sells it within the year. Saltmarsh lends up to 70% of what the finished house should fetch, in stages, as an inspector signs off the work.',
      '建筑商买入旧宅，翻修后一年内售出。盐沼按完工估值最多放款 70%，并在验房师逐项签字后分期拨付。',
    ),
    both(
      'A note draws on a pool of about 380 such loans, so no single house decides the outcome. Interest is fixed for the life of the note and is paid each month.',
      '每份票据对应约 380 笔此类贷款组成的资产池，不因个别房屋定成败。票据利率在存续期内固定，按月付息。',
    ),
    both(
      'If house prices fall sharply, sales slow and loans are extended. Reserves equal to 3% of the pool stand first in line for losses.',
      '若房价急跌，去化放缓，贷款将会展期。资产池设有 3% 的准备金，用于首先吸收损失。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both(
    'A note is repaid at maturity. It may be rolled into the next series on seven days’ notice; there is no early redemption.',
    '票据到期还本；提前七日通知可转入下一系列，不设提前赎回。',
  ),
  terms: termRows({
    vehicle: 'delaware_series_llc',
    target: 120,
    term: both('6, 9 or 12 months', '6、9 或 12 个月'),
    distributions: 'monthly',
    leverage: NO_LEVERAGE,
    valuation: 'monthly',
    tax: 'k1',
    own: [
      row('Loan to value', '贷款成数', both('At most 70% of the finished value', '不超过完工估值的 70%')),
    ],
  }),
  webinars: [
    {
      title: both('Inside the pool: 380 houses, nine states', '走进资产池：九个州的 380 幢房屋'),
      summary: both(
        'Where the houses stand, how long they take to sell and what happened to the eleven that did not.',
        '房屋分布、平均去化周期，以及未能如期售出的十一幢房屋的结局。',
      ),
      speaker: 'Gideon Farrow',
      daysAgo: 58,
      minutes: 31,
    },
  ],
};
