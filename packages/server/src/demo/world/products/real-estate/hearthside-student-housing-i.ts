import { both, NORTH_AMERICA, type ProductSeed } from '../product-seed';
import { CALLS, termRows, years } from '../term-rows';

export const HEARTHSIDE_STUDENT_HOUSING_I: ProductSeed = {
  id: 'hearthside-student-housing-i',
  name: both('Hearthside Student Housing I', '炉边学生公寓一期'),
  status: 'exited',
  correlation: 'low',
  eligibility: ['ira', 'us'],
  countries: NORTH_AMERICA,
  lockUp: [4, 'years'],
  redeems: ['never', 0],
  minimum: 25_000,
  expectedReturn: '0.115',
  track: { months: 58, growth: 0.0575, swing: 0.006, payout: 0.04, every: 3, endedAgo: 10 },
  managers: [
    {
      name: 'Hearthside Campus Homes',
      aumMillions: 380,
      about: both(
        'Hearthside housed students at six public universities and answered repairs within a day.',
        '炉边公司服务六所公立大学的学生，报修一日内必应。',
      ),
    },
  ],
  fundMillions: null,
  netIrr: '0.0945',
  fees: { management: '0.015', performance: '0.2', hurdle: '0.08', subscription: '0.01' },
  achPermitted: true,
  sector: both('Student housing', '学生公寓'),
  tags: [both('Fully realized', '已全部变现'), both('Campus', '校园')],
  summary: both(
    'Five student buildings, sold to a pension fund as one portfolio.',
    '五栋学生公寓，已整体售予一家养老基金。',
  ),
  overview: [
    both(
      'Fund I bought five buildings within a mile of campus, added study rooms and let them by the bed. Occupancy never fell below 96%.',
      '一期基金购入校园一英里内的五栋楼，增设自习室，按床位出租，入住率从未低于 96%。',
    ),
    both(
      'A pension fund bought all five together for 31% more than their cost. Investors received 1.52 times what they had paid in.',
      '一家养老基金以高出成本 31% 的价格整体收购，投资者共收回投入的 1.52 倍。',
    ),
    both('The fund is over and takes no new money.', '本基金业已终结，不再接受认购。'),
  ],
  calls: CALLS.atOnce,
  exit: both('Realized by the sale of the whole portfolio.', '已随组合整体出售而退出。'),
  terms: termRows({
    vehicle: 'delaware_lp',
    target: 60,
    term: years(5, 1),
    distributions: 'quarterly',
    leverage: both('At most 60% of value', '不超过资产价值 60%'),
    valuation: 'quarterly',
    tax: 'k1',
  }),
  webinars: [
    {
      title: both('How the portfolio was sold', '组合出售始末'),
      summary: both('Nine bidders, two rounds and one handshake.', '九家竞标、两轮报价、一次握手。'),
      speaker: 'Ambrose Tillery',
      daysAgo: 310,
      minutes: 22,
    },
  ],
};
