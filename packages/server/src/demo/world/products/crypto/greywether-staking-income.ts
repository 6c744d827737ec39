import { both, US_ONLY, type ProductSeed } from '../product-seed';
import { CALLS, COLD_STORAGE, NO_LEVERAGE, OPEN_ENDED, termRows } from '../term-rows';

export const GREYWETHER_STAKING_INCOME: ProductSeed = {
  id: 'greywether-staking-income',
  name: both('Greywether Staking Income Fund', '灰石质押收益基金'),
  status: 'published',
  correlation: 'high',
  eligibility: ['us'],
  countries: US_ONLY,
  lockUp: [6, 'months'],
  redeems: ['month_ends', 20],
  minimum: 30_000,
  expectedReturn: '0.11',
  track: { months: 26, growth: 0.07, swing: 0.07, payout: 0.03, every: 1 },
  nextCloseInDays: 33,
  managers: [
    {
      name: 'Greywether Validator Company',
      aumMillions: 210,
      about: both(
        'Greywether runs its own validators in four data centres and has kept them online 99.97% of the time since 2020, without one penalty.',
        '灰石在四座数据中心自建验证节点，2020 年以来在线率 99.97%，从未被罚没。',
      ),
    },
  ],
  fundMillions: 88,
  fees: { management: '0.0125', performance: '0.1', subscription: '0.01' },
  achPermitted: true,
  sector: both('Staking', '质押'),
  tags: [both('Network rewards', '网络奖励'), both('Own validators', '自建节点')],
  summary: both(
    'Ether and two other proof-of-stake assets, staked on the manager’s own validators.',
    '持有以太币及另外两种权益证明资产，于管理人自建节点上质押。',
  ),
  overview: [
    both(
      'Proof-of-stake networks pay those who help to secure them. Greywether stakes the fund’s assets on machines it owns and passes the rewards on every quarter.',
      '权益证明网络会奖励维护其安全的人。灰石以自有设备质押基金资产，并按季派发奖励。',
    ),
    both(
      'Rewards of about 3% a year come on top of whatever the assets gain or lose. A fifth of the fund is kept unstaked so that redemptions do not wait for the network’s exit queue.',
      '除资产本身涨跌外，每年另有约 3% 的质押奖励。基金保留五分之一不质押，赎回因而无须等待网络退出队列。',
    ),
    both(
      'The price of the assets is by far the larger risk: it may move by 20% in a day. Penalties for a faulty validator are insured up to $5 million.',
      '资产价格才是最大的风险，单日波动可达 20%。节点故障罚没由保险承担，上限 500 万美元。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both(
    'After six months, monthly on 20 days’ notice; in a long exit queue payment may take up to 45 days.',
    '持有满六个月后每月可赎回，须提前 20 日通知；遇网络退出队列过长，付款最迟可达 45 日。',
  ),
  terms: termRows({
    vehicle: 'delaware_lp',
    target: 120,
    term: OPEN_ENDED,
    distributions: 'quarterly',
    leverage: NO_LEVERAGE,
    valuation: 'monthly',
    tax: 'k1',
    own: [COLD_STORAGE],
  }),
  webinars: [
    {
      title: both('What a validator does all day', '验证节点的一天'),
      summary: both(
        'A tour of the racks, the keys and the alarm that has never rung.',
        '带您参观机柜、密钥管理，以及那只从未响过的警铃。',
      ),
      speaker: 'Bastian Okonjo',
      daysAgo: 66,
      minutes: 26,
    },
  ],
};
