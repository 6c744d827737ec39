import { both, INTERNATIONAL, type ProductSeed } from '../product-seed';
import { CALLS, row, termRows, years } from '../term-rows';

export const PENROSE_GATE_SECONDARIES: ProductSeed = {
  id: 'penrose-gate-secondaries',
  name: both('Penrose Gate Secondaries Fund', '彭罗斯门二手份额基金'),
  status: 'published',
  correlation: 'mid',
  eligibility: ['us', 'international'],
  countries: INTERNATIONAL,
  lockUp: [5, 'years'],
  redeems: ['never', 0],
  minimum: 50_000,
  expectedReturn: '0.152',
  track: { months: 27, growth: 0.118, swing: 0.011, payout: 0, every: 3 },
  nextCloseInDays: 64,
  managers: [
    {
      name: 'Penrose Gate Capital Advisers',
      aumMillions: 2_100,
      about: both(
        'Penrose Gate has bought fund interests from sellers in a hurry since 2010: 260 purchases at an average discount of 14%.',
        '彭罗斯门自 2010 年起承接急售的基金份额，累计 260 笔，平均折价 14%。',
      ),
      prior: both(
        'Fund I (2010): 15.3% net IRR, 1.7 times cost. Fund II (2015): 13.9%, 1.6 times.',
        '一期（2010）：净 IRR 15.3%，成本的 1.7 倍；二期（2015）：13.9%，1.6 倍。',
      ),
    },
  ],
  fundMillions: 385,
  netIrr: '0.131',
  fees: { management: '0.0125', performance: '0.125', hurdle: '0.08', subscription: '0.01' },
  achPermitted: false,
  sector: both('Secondaries', '二手份额'),
  tags: [both('Diversified', '分散'), both('Shorter J-curve', '较浅 J 曲线')],
  summary: both(
    'Interests in 74 older buyout and growth funds, bought at a discount from investors who need cash.',
    '向急需现金的投资者折价收购 74 只成熟并购与成长基金的份额。',
  ),
  overview: [
    both(
      'An endowment that needs cash before its fund has ended must sell to someone. Penrose Gate pays quickly, and asks a discount for it.',
      '捐赠基金若在所投基金到期前急需现金，总得有人接手。彭罗斯门付款迅速，并以折价作为回报。',
    ),
    both(
      'The portfolio reaches more than 800 companies through 74 funds, on average seven years old, so that money comes back early and the contents can be seen.',
      '组合透过 74 只平均已运作七年的基金，覆盖 800 多家企业；回款早，底层资产看得见。',
    ),
    both(
      'Discounts shrink when many buyers come, and reported values lag behind markets. The fund pays only for what it has valued itself.',
      '买家多时折价收窄，报告估值亦滞后于市场。基金只为自行估值过的资产出价。',
    ),
  ],
  calls: CALLS.halfAndHalf,
  exit: both(
    'Proceeds are paid out as the older funds end, mostly between years three and six.',
    '随所持旧基金到期而分配，多在第三至第六年。',
  ),
  terms: termRows({
    vehicle: 'cayman_feeder',
    target: 450,
    term: years(8, 2),
    distributions: 'at_exit',
    leverage: both('At most 15% of value, for bridging', '过桥用途，不超过净值 15%'),
    valuation: 'quarterly',
    tax: 'pfic',
    own: [row('Largest fund', '单一基金上限', both('5% of commitments', '认缴总额的 5%'))],
  }),
  webinars: [
    {
      title: both('Who sells, and why at a discount', '谁在卖，为何打折'),
      summary: both('Three purchases, from first call to payment.', '三笔收购，从接洽到付款。'),
      speaker: 'Bronwen Achebe',
      daysAgo: 97,
      minutes: 32,
    },
  ],
};
