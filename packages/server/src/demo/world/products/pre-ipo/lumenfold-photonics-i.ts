import { both, INTERNATIONAL, type ProductSeed } from '../product-seed';
import { CALLS, NO_LEVERAGE, ONE_COMPANY, row, termRows, years } from '../term-rows';

export const LUMENFOLD_PHOTONICS_I: ProductSeed = {
  id: 'lumenfold-photonics-i',
  name: both('Lumenfold Photonics Access I', '光叠光子专项一期'),
  status: 'published',
  correlation: 'high',
  eligibility: ['ira', 'us', 'international'],
  countries: INTERNATIONAL,
  lockUp: [3, 'years'],
  redeems: ['never', 0],
  minimum: 50_000,
  expectedReturn: null,
  track: { months: 10, growth: 0.21, swing: 0.03, payout: 0, every: 3 },
  nextCloseInDays: 23,
  projectedCloseInDays: 90,
  managers: [
    {
      name: 'Lantern Quay Growth Access',
      aumMillions: 560,
      about: both(
        'Lantern Quay buys late-stage shares from employees and early investors and holds each company in a fund of its own. Twenty-two funds since 2016, nine of them exited.',
        '灯笼码头向员工与早期投资者收购成长后期公司股份，一家一基金。2016 年以来设立二十二只，已退出九只。',
      ),
    },
  ],
  fundMillions: 36,
  fees: { management: '0.02', yearCap: 4, performance: '0.2', subscription: '0.02' },
  achPermitted: true,
  sector: both('Optical computing', '光计算'),
  tags: [both('Data centres', '数据中心'), both('Revenue stage', '已有收入')],
  summary: both(
    'A maker of chips that move data between processors by light instead of copper.',
    '以光代铜、在处理器之间传输数据的芯片制造商。',
  ),
  overview: [
    both(
      'In a large data centre a third of the power goes into moving bits. Lumenfold’s optical links use a fifth of that power, and two of the five largest operators have them in production.',
      '大型数据中心三分之一的电力耗在数据搬运上。光叠的光互连仅需其五分之一，五大运营商中已有两家投入使用。',
    ),
    both(
      'Sales passed $94 million last year, twice the year before, with orders for eighteen months. The chips are made by two foundries on different continents.',
      '去年销售额突破 9,400 万美元，同比翻番，在手订单可排十八个月；芯片由两大洲两家代工厂生产。',
    ),
    both(
      'Three customers make up 71% of sales, and larger rivals are at work on the same thing. Shares can’t be sold before a listing or a sale.',
      '三家客户贡献 71% 的销售，更大的对手也在研发同类产品；上市或出售之前股份不可转让。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both(
    'On listing or sale of the company, expected by the manager within two to four years.',
    '以公司上市或出售退出，管理人预计需时二至四年。',
  ),
  terms: termRows({
    vehicle: 'delaware_series_llc',
    target: 50,
    term: years(5, 2),
    distributions: 'at_exit',
    leverage: NO_LEVERAGE,
    valuation: 'quarterly',
    tax: 'k1',
    own: [
      ONE_COMPANY,
      row('Security held', '所持证券', both('Common and Series D preferred shares', '普通股与 D 轮优先股')),
    ],
  }),
  webinars: [
    {
      title: both('Light instead of copper', '以光代铜'),
      summary: both(
        'The founder explains the chip with a torch and a comb.',
        '创始人用一支手电和一把梳子讲解芯片。',
      ),
      speaker: 'Dr Hanneke Voorhees',
      daysAgo: 37,
      minutes: 41,
    },
  ],
};
