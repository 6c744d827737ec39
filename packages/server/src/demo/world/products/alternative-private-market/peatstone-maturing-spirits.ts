import { both, INTERNATIONAL, type ProductSeed } from '../product-seed';
import { CALLS, NO_LEVERAGE, row, termRows, years } from '../term-rows';

export const PEATSTONE_MATURING_SPIRITS: ProductSeed = {
  id: 'peatstone-maturing-spirits',
  name: both('Peatstone Maturing Spirits Fund', '泥炭石陈年烈酒基金'),
  status: 'upcoming',
  correlation: 'low',
  eligibility: ['us', 'international'],
  countries: INTERNATIONAL,
  lockUp: [6, 'years'],
  redeems: ['never', 0],
  minimum: 20_000,
  expectedReturn: '0.105',
  nextCloseInDays: 96,
  projectedCloseInDays: 280,
  managers: [
    {
      name: 'Peatstone Cask Company',
      aumMillions: 74,
      about: both(
        'Peatstone has bought new-make spirit from independent distilleries for eleven years and sold its first casks at 1.9 times their cost.',
        '泥炭石十一年来向独立酒厂收购新酒，首批酒桶以成本的 1.9 倍售出。',
      ),
    },
  ],
  fundMillions: null,
  fees: {
    management: '0.0175',
    basis: 'one_time',
    performance: '0.2',
    hurdle: '0.06',
    subscription: '0.015',
  },
  achPermitted: true,
  sector: both('Collectible goods', '实物收藏'),
  tags: [both('Casks', '桶装酒'), both('Bonded storage', '保税仓储')],
  summary: both(
    'Young whisky in bonded warehouses, sold when it has become old whisky.',
    '保税仓中的新酒，静候岁月，待成老酒再售。',
  ),
  overview: [
    both(
      'Time is the ingredient that can’t be hurried. The fund will buy about 4,200 casks in their first year and sell them to blenders and bottlers from year six.',
      '时间是催不得的原料。基金拟购入约 4,200 桶首年新酒，自第六年起售予调配商与装瓶商。',
    ),
    both(
      'Casks are stored under bond, insured for fire and leakage, and gauged every second year by an independent cooper.',
      '酒桶存于保税仓，投保火险与渗漏险，每两年由独立桶匠检量一次。',
    ),
    both(
      'About 2% evaporates every year, tastes change, and there is no exchange for casks. The fund opens with its first close.',
      '每年约有 2% 蒸发，口味会变，酒桶亦无交易所可卖。基金将于首次交割时成立。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both(
    'Casks are sold between years six and nine; no redemption before.',
    '第六至第九年间出售酒桶，此前不设赎回。',
  ),
  terms: termRows({
    vehicle: 'delaware_series_llc',
    target: 35,
    term: years(9, 1),
    distributions: 'at_exit',
    leverage: NO_LEVERAGE,
    valuation: 'quarterly',
    tax: 'k1',
    own: [row('Storage', '仓储', both('Three bonded warehouses', '三处保税仓库'))],
  }),
  webinars: [
    {
      title: both('From still to sale in nine years', '从蒸馏到出售的九年'),
      summary: both('A cooper, a blender and a banker answer questions.', '桶匠、调酒师与银行家同台答疑。'),
      speaker: 'Fergus Abernethy',
      daysAgo: 11,
      minutes: 40,
    },
  ],
};
