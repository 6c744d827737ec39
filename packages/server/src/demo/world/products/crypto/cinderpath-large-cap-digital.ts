import { both, type ProductSeed } from '../product-seed';
import { CALLS, COLD_STORAGE, NO_LEVERAGE, OPEN_ENDED, row, termRows } from '../term-rows';

export const CINDERPATH_LARGE_CAP_DIGITAL: ProductSeed = {
  id: 'cinderpath-large-cap-digital',
  name: both('Cinderpath Large-Cap Digital Assets Fund', '烬径大市值数字资产基金'),
  status: 'published',
  correlation: 'high',
  eligibility: ['us', 'international'],
  countries: ['US', 'PR', 'CA', 'HK', 'SG', 'GB'],
  lockUp: [12, 'months'],
  redeems: ['month_ends', 30],
  minimum: 25_000,
  expectedReturn: '0.16',
  track: { months: 38, growth: 0.19, swing: 0.085, payout: 0, every: 1 },
  nextCloseInDays: 9,
  managers: [
    {
      name: 'Cinderpath Digital Management',
      aumMillions: 730,
      about: both(
        'Cinderpath has run rules-based digital-asset portfolios since 2017. Fourteen people in Denver; no discretionary trading, no borrowed coins.',
        '烬径自 2017 年起管理规则化数字资产组合，团队十四人，常驻丹佛；不做主观交易，不借币。',
      ),
    },
  ],
  fundMillions: 265,
  fees: { management: '0.015', performance: '0.15', hurdle: '0.08', subscription: '0.01' },
  achPermitted: false,
  sector: both('Digital assets', '数字资产'),
  tags: [
    both('Index rules', '指数规则'),
    both('Cold storage', '冷存储'),
    both('Monthly rebalance', '每月再平衡'),
  ],
  summary: both(
    'The largest digital assets by liquid market value, weighted by rule and held in cold storage.',
    '按流通市值遴选最大的数字资产，依规则加权，离线冷存储保管。',
  ),
  overview: [
    both(
      'The fund owns bitcoin, ether and up to eight other assets that pass a published test of liquidity, age and custody. Weights are set once a month by rule, with a cap of 45% on any one asset.',
      '基金持有比特币、以太币，以及至多八种通过流动性、存续时间与托管测试的资产。权重每月按规则调整一次，单一资产上限 45%。',
    ),
    both(
      'An investor gets one statement, one tax form and an auditor, instead of ten wallets. Coins are held by a qualified custodian in the fund’s own name and are never lent.',
      '投资者只需面对一份对账单、一张税表和一名审计师，而无须打理十个钱包。币由合格托管人以基金名义保管，绝不外借。',
    ),
    both(
      'Digital assets can move more than 20% in a single day and have lost three quarters of their value within a year. Rules may change in any country at any time. Commit only what you could lose entirely.',
      '数字资产单日波动可超过 20%，历史上曾在一年内跌去四分之三；各国监管亦可能随时变化。请仅投入可以承受全部损失的资金。',
    ),
    both(
      'Cinderpath publishes every rebalance the day after it is made, with the prices paid, so that anyone may check the rule against the trades.',
      '每次再平衡的次日，烬径即公布成交价格，任何人都可据此核对规则与交易是否一致。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both(
    'After twelve months, units can be redeemed at any month end on 30 days’ notice, in cash.',
    '持有满十二个月后，可于任一月末以现金赎回，须提前 30 日通知。',
  ),
  terms: termRows({
    vehicle: 'cayman_feeder',
    target: 400,
    term: OPEN_ENDED,
    distributions: 'reinvested',
    leverage: NO_LEVERAGE,
    valuation: 'monthly',
    tax: 'pfic',
    own: [
      COLD_STORAGE,
      row('Single-asset cap', '单一资产上限', both('45% at each rebalance', '每次再平衡时 45%')),
    ],
  }),
  supplement: both(
    'The liquidity test now looks at ninety days of trading instead of sixty. One asset left the portfolio as a result.',
    '流动性测试的观察期由六十日改为九十日，一种资产因此调出组合。',
  ),
  webinars: [
    {
      title: both('The rule, and why we never break it', '规则何以不可打破'),
      summary: both(
        'Every rebalance since the start, including the two that hurt most.',
        '回顾历次再平衡，包括最痛的两次。',
      ),
      speaker: 'Rosalind Achterberg',
      daysAgo: 18,
      minutes: 39,
    },
  ],
};
