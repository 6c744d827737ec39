import { both, US_ONLY, type ProductSeed } from '../product-seed';
import { CALLS, termRows, years } from '../term-rows';

export const JUNIPER_WEIR_SOFTWARE_I: ProductSeed = {
  id: 'juniper-weir-software-i',
  name: both('Juniper Weir Software Buyout Fund I', '杜松堰软件并购基金一期'),
  status: 'exited',
  correlation: 'high',
  eligibility: ['us'],
  countries: US_ONLY,
  lockUp: [6, 'years'],
  redeems: ['never', 0],
  minimum: 75_000,
  expectedReturn: '0.2',
  track: { months: 80, growth: 0.185, swing: 0.02, payout: 0, every: 3, endedAgo: 9 },
  managers: [
    {
      name: 'Juniper Weir Equity',
      aumMillions: 1_350,
      about: both(
        'Juniper Weir buys software that dull industries can’t work without, and raises neither prices nor hopes too fast.',
        '杜松堰专买传统行业离不开的软件，涨价不急，许诺也不急。',
      ),
    },
  ],
  fundMillions: null,
  netIrr: '0.186',
  fees: { management: '0.02', performance: '0.2', hurdle: '0.08', subscription: '0.01' },
  achPermitted: true,
  sector: both('Software buyout', '软件并购'),
  tags: [both('Fully realized', '已全部变现'), both('Vertical software', '垂直软件')],
  summary: both(
    'Nine vertical-software companies, all sold; 3.1 times the money paid in.',
    '九家垂直软件企业已全部出售，共收回投入的 3.1 倍。',
  ),
  overview: [
    both(
      'Fund I bought nine companies whose programs run cemeteries, marinas, school kitchens and the like. Customers left at a rate of 3% a year.',
      '一期收购九家软件公司，产品用于墓园、码头、校园厨房等场所，客户年流失率仅 3%。',
    ),
    both(
      'The ninth was sold in the last year of the fund. Investors received 3.1 times what they had paid in over six and a half years.',
      '第九家已在基金末年售出。历时六年半，投资者共收回投入的 3.1 倍。',
    ),
    both('The fund is over and takes no new money.', '本基金业已终结，不再接受认购。'),
  ],
  calls: CALLS.threeParts,
  exit: both('Realized by the sale of all nine companies.', '九家企业均已出售，全部退出。'),
  terms: termRows({
    vehicle: 'delaware_lp',
    target: 180,
    term: years(8, 2),
    distributions: 'at_exit',
    leverage: both('Companies at most 5 times earnings', '企业层面不超过利润的 5 倍'),
    valuation: 'quarterly',
    tax: 'k1',
  }),
  webinars: [
    {
      title: both('Nine companies, nine exits', '九家企业，九次退出'),
      summary: both('What each was bought and sold for.', '逐一回顾每家企业的买入与卖出。'),
      speaker: 'Cornelius Adeyemi',
      daysAgo: 275,
      minutes: 29,
    },
  ],
};
