import { both, US_ONLY, type ProductSeed } from '../product-seed';
import { CALLS, OPEN_ENDED, row, termRows } from '../term-rows';

export const HARROWGATE_MERGER_ARBITRAGE: ProductSeed = {
  id: 'harrowgate-merger-arbitrage',
  name: both('Harrowgate Merger Arbitrage Fund', '耙门并购套利基金'),
  status: 'upcoming',
  correlation: 'low',
  eligibility: ['ira', 'us'],
  countries: US_ONLY,
  lockUp: [6, 'months'],
  redeems: ['month_ends', 30],
  minimum: 25_000,
  expectedReturn: '0.078',
  nextCloseInDays: 58,
  projectedCloseInDays: 200,
  managers: [
    {
      name: 'Harrowgate Event Partners',
      aumMillions: 340,
      about: both(
        'Four antitrust lawyers and three traders who have followed every American merger above $500 million since 2014.',
        '四位反垄断律师与三位交易员，自 2014 年起追踪美国每一宗 5 亿美元以上的并购。',
      ),
    },
  ],
  fundMillions: null,
  fees: { management: '0.01', performance: '0.15', hurdle: '0.03', subscription: '0.005' },
  achPermitted: true,
  sector: both('Event driven', '事件驱动'),
  tags: [both('Announced deals', '已公告交易'), both('Short duration', '周期短')],
  summary: both(
    'Earns the last few per cent between a merger’s announcement and its completion.',
    '赚取并购从公告到完成之间的最后几个百分点。',
  ),
  overview: [
    both(
      'After a merger is announced the target still trades a little below the price it will fetch, because the deal may fail. Harrowgate judges that chance for a living.',
      '并购公告后，标的股价仍略低于收购价，因为交易可能告吹。耙门的本行就是判断这种可能性。',
    ),
    both(
      'Only announced deals with financing in place are bought, 35 to 50 at a time, so that one broken deal costs less than 1% of the fund.',
      '只买已公告且融资到位的交易，同时持有 35 至 50 宗，单宗失败的损失不到基金的 1%。',
    ),
    both(
      'Regulators have become less predictable and the gap pays less when rates fall. The fund opens with its first close.',
      '监管愈发难料，利率下行时价差也会收窄。基金将于首次交割时成立。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both('After six months, monthly on 30 days’ notice.', '持有满六个月后每月可赎回，须提前 30 日通知。'),
  terms: termRows({
    vehicle: 'delaware_lp',
    target: 150,
    term: OPEN_ENDED,
    distributions: 'reinvested',
    leverage: both('At most 1.5 times equity', '不超过净资产的 1.5 倍'),
    valuation: 'monthly',
    tax: 'k1_ubti',
    own: [row('Largest deal', '单宗上限', both('5% of the fund', '基金净值的 5%'))],
  }),
  webinars: [
    {
      title: both('Will it close? Three deals, judged live', '能成吗？三宗交易现场研判'),
      summary: both('How a lawyer reads a merger agreement.', '律师如何研读并购协议。'),
      speaker: 'Philippa Drummond-Osei',
      daysAgo: 3,
      minutes: 43,
    },
  ],
};
