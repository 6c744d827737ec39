import { both, INTERNATIONAL, type ProductSeed } from '../product-seed';
import { CALLS, NO_LEVERAGE, ONE_COMPANY, termRows, years } from '../term-rows';

export const HANDSPAN_ROBOTICS_II: ProductSeed = {
  id: 'handspan-robotics-ii',
  name: both('Handspan Robotics Access II', '一掌机器人专项二期'),
  status: 'closed',
  correlation: 'high',
  eligibility: ['us', 'international'],
  countries: INTERNATIONAL,
  lockUp: [4, 'years'],
  redeems: ['never', 0],
  minimum: 20_000,
  expectedReturn: null,
  track: { months: 25, growth: 0.13, swing: 0.028, payout: 0, every: 3 },
  managers: [
    {
      name: 'Tidepost Venture Access',
      aumMillions: 310,
      about: both(
        'Tidepost gives private investors the share of a venture round that its partners’ own firms are offered.',
        '潮标把合伙人所在机构获配的创投份额，分享给个人投资者。',
      ),
    },
  ],
  fundMillions: 22,
  fees: { management: '0.02', basis: 'one_time', performance: '0.2', subscription: '0.02' },
  achPermitted: true,
  sector: both('Robotics', '机器人'),
  tags: [both('Warehouse automation', '仓储自动化'), both('Series C', 'C 轮')],
  summary: both(
    'A robot hand that packs what other robots can’t hold; fully subscribed.',
    '能抓取其他机器人拿不住之物的机械手；现已募满。',
  ),
  overview: [
    both(
      'Handspan makes a soft hand with touch. It packs fruit, bottles and books without being told what they are, in 46 warehouses so far.',
      '一掌的柔性机械手具有触觉，无须预先告知即可分拣水果、瓶罐与书籍，已用于 46 座仓库。',
    ),
    both(
      'The company rents out its robots by the pick, which ties income to use. It reached break-even on each robot in eleven months.',
      '公司按抓取次数收取租金，收入与用量挂钩，每台机器人十一个月回本。',
    ),
    both('The fund is fully subscribed and closed to new investors.', '本基金已募满，不再接纳新投资者。'),
  ],
  calls: CALLS.atOnce,
  exit: both('On listing or sale of the company.', '以公司上市或出售退出。'),
  terms: termRows({
    vehicle: 'delaware_series_llc',
    target: 22,
    term: years(6, 2),
    distributions: 'at_exit',
    leverage: NO_LEVERAGE,
    valuation: 'quarterly',
    tax: 'k1',
    own: [ONE_COMPANY],
  }),
  webinars: [
    {
      title: both('A hand that feels', '有触觉的手'),
      summary: both('Filmed in a warehouse in Ohio, at night.', '深夜实拍俄亥俄州的一座仓库。'),
      speaker: 'Kofi Brandvold',
      daysAgo: 230,
      minutes: 25,
    },
  ],
};
