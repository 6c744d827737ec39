import { both, NORTH_AMERICA, type ProductSeed } from '../product-seed';
import { CALLS, NO_LEVERAGE, ONE_COMPANY, row, termRows, years } from '../term-rows';

export const SKYFERRY_AVIATION_I: ProductSeed = {
  id: 'skyferry-aviation-i',
  name: both('Skyferry Aviation Access I', '天渡航空专项一期'),
  status: 'published',
  correlation: 'high',
  eligibility: ['ira', 'us', 'international'],
  countries: NORTH_AMERICA,
  lockUp: [3, 'years'],
  redeems: ['never', 0],
  minimum: 25_000,
  expectedReturn: null,
  track: { months: 14, growth: 0.16, swing: 0.03, payout: 0, every: 3 },
  nextCloseInDays: 17,
  projectedCloseInDays: 60,
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
  fundMillions: 28,
  fees: { management: '0.02', yearCap: 4, performance: '0.2', subscription: '0.02' },
  achPermitted: true,
  sector: both('Electric aviation', '电动航空'),
  tags: [
    both('Series E', 'E 轮'),
    both('Certification under way', '适航审定中'),
    both('Preferred shares', '优先股'),
  ],
  summary: both(
    'Preferred shares of a maker of nineteen-seat electric aircraft, 214 of them on order.',
    '十九座电动飞机制造商的优先股，已获订单 214 架。',
  ),
  overview: [
    both(
      'Half of the world’s flights are shorter than 500 miles. Skyferry’s SF-19 carries nineteen people 410 miles on batteries and lands on runways that jets can’t use. It has flown 1,100 test hours.',
      '全球半数航班不足 500 英里。天渡 SF-19 以电池驱动，载十九人飞行 410 英里，可在喷气机无法使用的跑道起降，已完成 1,100 小时试飞。',
    ),
    both(
      'Regional airlines have ordered 214 aircraft with deposits. Certification is expected in about two years; the factory in Wichita is roofed and half equipped.',
      '支线航空公司已付定金订购 214 架。适航审定预计约两年完成，威奇托工厂已封顶，设备安装过半。',
    ),
    both(
      'The fund buys Series E preferred shares, which are paid before common shares if the company is sold. Shares were priced at a company value of $1.9 billion in the last round.',
      '基金购入 E 轮优先股，公司出售时优先于普通股受偿。上一轮估值为 19 亿美元。',
    ),
    both(
      'Certification may be late or refused, more money will be needed before the first delivery, and there is no market for the shares until a listing or a sale.',
      '审定可能推迟甚至不获通过，首架交付前尚需再融资，且上市或出售之前股份没有交易市场。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both(
    'On listing or sale of the company. After a listing, shares are delivered or sold within about 180 days.',
    '以公司上市或出售退出；上市后约 180 日内派发股份或出售变现。',
  ),
  terms: termRows({
    vehicle: 'delaware_series_llc',
    target: 40,
    term: years(5, 2),
    distributions: 'at_exit',
    leverage: NO_LEVERAGE,
    valuation: 'quarterly',
    tax: 'k1',
    own: [ONE_COMPANY, row('Security held', '所持证券', both('Series E preferred shares', 'E 轮优先股'))],
  }),
  supplement: both(
    'The company reported a delay of four months in battery certification. The price of the shares offered was not changed.',
    '公司披露电池审定推迟四个月，本次发售价格未作调整。',
  ),
  webinars: [
    {
      title: both('Test flight, seen from the right-hand seat', '副驾视角看试飞'),
      summary: both(
        'The chief test pilot and the investor ask each other questions.',
        '首席试飞员与投资人互相提问。',
      ),
      speaker: 'Augustin Bellweather',
      daysAgo: 14,
      minutes: 50,
    },
  ],
};
