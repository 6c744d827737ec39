import { both, INTERNATIONAL, type ProductSeed } from '../product-seed';
import { CALLS, row, termRows, years } from '../term-rows';

export const SWITCHYARD_LOGISTICS: ProductSeed = {
  id: 'switchyard-logistics',
  name: both('Switchyard Logistics Real Estate Fund', '编组站物流地产基金'),
  status: 'published',
  correlation: 'mid',
  eligibility: ['us', 'international'],
  countries: INTERNATIONAL,
  lockUp: [4, 'years'],
  redeems: ['year_ends', 90],
  minimum: 100_000,
  expectedReturn: '0.118',
  track: { months: 33, growth: 0.046, swing: 0.007, payout: 0.04, every: 3 },
  nextCloseInDays: 61,
  managers: [
    {
      name: 'Switchyard Property Group',
      aumMillions: 3_300,
      about: both(
        'Switchyard develops small warehouses within thirty minutes of large cities and has let 21 million square feet since 2006.',
        '编组站专建距大城市三十分钟车程以内的小型仓库，2006 年以来已出租 2,100 万平方英尺。',
      ),
      prior: both(
        'Fund I (2006): 4.1% net IRR, let through the crisis of 2008. Fund II (2014): 11.7%.',
        '一期（2006）：净 IRR 4.1%，历经 2008 年危机；二期（2014）：11.7%。',
      ),
    },
  ],
  fundMillions: 540,
  netIrr: '0.085',
  fees: { management: '0.0125', performance: '0.15', hurdle: '0.07', subscription: '0.005' },
  achPermitted: false,
  sector: both('Logistics', '物流仓储'),
  tags: [both('Last mile', '末端配送'), both('Triple-net leases', '净租约')],
  summary: both(
    'Small last-mile warehouses let on triple-net leases to tenants who can’t easily move.',
    '末端配送小型仓库，净租约出租，租户迁移成本高。',
  ),
  overview: [
    both(
      'Land close to cities is scarce and unlovely, which keeps competitors away. Switchyard assembles it lot by lot and builds plain, tall sheds with many doors.',
      '城市近郊的土地既稀缺又不起眼，竞争者因而寥寥。编组站逐块整合，建造朴素高大、装卸门多的库房。',
    ),
    both(
      'The fund’s 63 buildings are let for seven years on average; tenants pay taxes, insurance and repairs. A third of the leases rise each year with consumer prices.',
      '基金旗下 63 处物业，平均租期七年，税费、保险与维修由租户承担；三分之一的租约随物价逐年上调。',
    ),
    both(
      'Rents in this segment fell two years ago after a long rise and have been flat since. Plans assume no growth before next year.',
      '此类租金在多年上涨后于两年前回落，此后持平。测算中未计入明年之前的任何增长。',
    ),
  ],
  calls: CALLS.threeParts,
  exit: both(
    'From the fourth year, units can be redeemed at the end of a year on 90 days’ notice, up to 8% of the fund; the rest comes with the sale of the portfolio.',
    '自第四年起可于年末赎回，须提前 90 日通知，以基金净值 8% 为限；其余随组合出售退出。',
  ),
  terms: termRows({
    vehicle: 'cayman_feeder',
    target: 600,
    term: years(8, 2),
    distributions: 'quarterly',
    leverage: both('At most 55% of value', '不超过资产价值 55%'),
    valuation: 'quarterly',
    tax: 'pfic',
    own: [row('Average lease', '平均租期', both('7.1 years', '7.1 年'))],
  }),
  webinars: [
    {
      title: both('Why the last mile stays scarce', '末端仓为何长期稀缺'),
      summary: both(
        'Zoning maps of four cities, and what they forbid.',
        '四座城市的规划图，以及它们禁止了什么。',
      ),
      speaker: 'Marguerite Oyelaran',
      daysAgo: 51,
      minutes: 33,
    },
  ],
};
