import { both, INTERNATIONAL, NORTH_AMERICA, US_ONLY, type ProductSeed } from './product-seed';
import { CALLS, NO_LEVERAGE, OPEN_ENDED, row, termRows } from './term-rows';

const COLD_STORAGE = row(
  'Custody',
  '托管',
  both('Qualified custodian; at least 95% in cold storage', '合格托管人保管，95% 以上离线冷存储'),
);

export const CRYPTO: readonly ProductSeed[] = [
  {
    id: 'cinderpath-large-cap-digital',
    name: both('Cinderpath Large-Cap Digital Assets Fund', '烬径大市值数字资产基金'),
    status: 'published',
    correlation: 'high',
    eligibility: ['us', 'international'],
    countries: ['US', 'PR', 'CA', 'HK', 'SG', 'GB'],
    lockUp: [12, 'months'],
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
  },
  {
    id: 'greywether-staking-income',
    name: both('Greywether Staking Income Fund', '灰石质押收益基金'),
    status: 'published',
    correlation: 'high',
    eligibility: ['us'],
    countries: US_ONLY,
    lockUp: [6, 'months'],
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
  },
  {
    id: 'bellfounder-market-neutral-digital',
    name: both('Bellfounder Market-Neutral Digital Fund', '铸钟人数字资产市场中性基金'),
    status: 'upcoming',
    correlation: 'low',
    eligibility: ['us', 'international'],
    countries: INTERNATIONAL,
    lockUp: [12, 'months'],
    minimum: 75_000,
    expectedReturn: '0.125',
    nextCloseInDays: 75,
    projectedCloseInDays: 240,
    managers: [
      {
        name: 'Bellfounder Quantitative',
        aumMillions: 190,
        about: both(
          'Bellfounder’s eleven researchers came from options market making. The strategy has run on the partners’ own money for three years.',
          '铸钟人的十一位研究员出身期权做市，策略以合伙人自有资金运行已三年。',
        ),
      },
    ],
    fundMillions: null,
    fees: { management: '0.02', performance: '0.2', hurdle: '0.05', subscription: '0.01' },
    achPermitted: false,
    sector: both('Quantitative digital', '量化数字资产'),
    tags: [both('Market neutral', '市场中性'), both('Basis trading', '期现套利')],
    summary: both(
      'Earns the gap between futures and spot prices without betting on direction.',
      '赚取期货与现货价差，不押注涨跌方向。',
    ),
    overview: [
      both(
        'When traders are eager to be long, futures cost more than the coins they settle in. Bellfounder buys the coin, sells the future and keeps the difference until they meet.',
        '当市场热衷做多时，期货价格会高于现货。铸钟人买入现货、卖出期货，持有至两者收敛，收取价差。',
      ),
      both(
        'The book is balanced every four hours. At no time does the net position exceed 3% of the fund, and no exchange holds more than 10% of its collateral.',
        '头寸每四小时再平衡一次，净敞口任何时候不超过 3%，单一交易所所持保证金不超过 10%。',
      ),
      both(
        'The trade fails when an exchange fails. Balances are swept to the custodian daily for that reason. The fund opens with its first close.',
        '此策略最怕交易所出事，故资金余额每日划回托管人。基金将于首次交割时成立。',
      ),
    ],
    calls: CALLS.halfAndHalf,
    exit: both(
      'After twelve months, quarterly on 45 days’ notice.',
      '持有满十二个月后每季可赎回，须提前 45 日通知。',
    ),
    terms: termRows({
      vehicle: 'cayman_feeder',
      target: 150,
      term: OPEN_ENDED,
      distributions: 'reinvested',
      leverage: both('Gross exposure at most 3 times equity', '总敞口不超过净资产的 3 倍'),
      valuation: 'monthly',
      tax: 'pfic',
      own: [COLD_STORAGE],
    }),
    webinars: [
      {
        title: both('Before the first close: questions and answers', '首次交割前问答'),
        summary: both(
          'Counterparties, limits and the worst month so far.',
          '交易对手、风险限额，以及迄今最差的一个月。',
        ),
        speaker: 'Ines Valderrama',
        daysAgo: 8,
        minutes: 52,
      },
    ],
  },
  {
    id: 'cinderpath-mining-notes',
    name: both('Cinderpath Mining Notes', '烬径矿业票据'),
    status: 'closed',
    correlation: 'mid',
    eligibility: ['us'],
    countries: NORTH_AMERICA,
    lockUp: [24, 'months'],
    minimum: 20_000,
    expectedReturn: '0.13',
    track: { months: 20, growth: 0.004, swing: 0.003, payout: 0.12, every: 3 },
    projectedCloseInDays: 130,
    managers: [
      {
        name: 'Cinderpath Digital Management',
        aumMillions: 730,
        about: both(
          'Cinderpath has run rules-based digital-asset portfolios since 2017 and finances only operators with their own power contracts.',
          '烬径自 2017 年起管理规则化数字资产组合，融资对象仅限自有购电合同的矿场。',
        ),
      },
    ],
    fundMillions: 42,
    fees: { management: '0.01', basis: 'one_time', performance: '0', subscription: '0.01' },
    achPermitted: true,
    sector: both('Mining finance', '矿业融资'),
    tags: [both('Equipment backed', '设备担保'), both('Fixed coupon', '固定票息')],
    summary: both(
      'Two-year notes secured on mining machines and hydro-power contracts; fully subscribed.',
      '两年期票据，以矿机与水电合同作担保；现已募满。',
    ),
    overview: [
      both(
        'Three operators in Quebec and Washington State borrowed to replace old machines with ones that use 38% less power. Their long hydro contracts are part of the security.',
        '魁北克与华盛顿州的三家矿场借款更换设备，新机能耗降低 38%；其长期水电合同亦列入担保。',
      ),
      both(
        'The coupon is fixed in dollars and does not depend on the price of bitcoin, though the borrowers’ health does.',
        '票息以美元固定，与比特币价格无关；但借款人的经营状况与之相关。',
      ),
      both(
        'All notes are placed. They are repaid in eight quarterly parts, of which the first six were paid on time.',
        '票据已全部售出，分八个季度偿还，前六期均已按时支付。',
      ),
    ],
    calls: CALLS.atOnce,
    exit: both('Repaid in eight quarterly parts; no early redemption.', '分八个季度偿还，不设提前赎回。'),
    terms: termRows({
      vehicle: 'delaware_series_llc',
      target: 42,
      term: both('24 months', '24 个月'),
      distributions: 'quarterly',
      leverage: NO_LEVERAGE,
      valuation: 'quarterly',
      tax: 'k1',
      own: [row('Security', '担保', both('Machines and power contracts', '矿机与购电合同'))],
    }),
    webinars: [
      {
        title: both('A site visit in Quebec', '走访魁北克矿场'),
        summary: both(
          'The dam, the sheds and the meter that matters.',
          '水坝、机房，以及那只真正要紧的电表。',
        ),
        speaker: 'Rosalind Achterberg',
        daysAgo: 240,
        minutes: 24,
      },
    ],
  },
];
