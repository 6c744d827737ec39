import { both, INTERNATIONAL, type ProductSeed } from '../product-seed';
import { CALLS, OPEN_ENDED, row, termRows } from '../term-rows';

export const FATHOMLINE_GLOBAL_MACRO: ProductSeed = {
  id: 'fathomline-global-macro',
  name: both('Fathomline Global Macro Access Fund', '测深线全球宏观基金'),
  status: 'published',
  correlation: 'low',
  eligibility: ['ira', 'us', 'international'],
  countries: INTERNATIONAL,
  lockUp: [12, 'months'],
  redeems: ['quarter_ends', 45],
  minimum: 50_000,
  expectedReturn: '0.12',
  track: { months: 52, growth: 0.104, swing: 0.016, payout: 0, every: 1 },
  nextCloseInDays: 10,
  managers: [
    {
      name: 'Fathomline Asset Management',
      aumMillions: 6_200,
      about: both(
        'Fathomline’s nineteen traders and economists in New York and London have managed one strategy since 2011. It has lost money in two calendar years, 4% and 2%.',
        '测深线十九位交易员与经济学家分驻纽约、伦敦，自 2011 年起专营一项策略；仅有两个年度亏损，分别为 4% 与 2%。',
      ),
    },
  ],
  fundMillions: 410,
  netIrr: '0.107',
  fees: { management: '0.015', performance: '0.2', subscription: '0.005' },
  achPermitted: false,
  sector: both('Global macro', '全球宏观'),
  tags: [
    both('Liquid markets', '流动市场'),
    both('Low correlation', '低相关'),
    both('High-water mark', '高水位线'),
  ],
  summary: both(
    'Rates, currencies and commodities in liquid markets, sized by risk and cut early when wrong.',
    '投资于高流动性的利率、外汇与商品市场，按风险定仓位，判断有误即早止损。',
  ),
  overview: [
    both(
      'Economies move slowly and prices move fast; Fathomline earns its living in between. It holds 40 to 60 positions at a time, each with a written reason, a target and a point at which it is closed.',
      '经济走得慢，价格走得快，测深线赚的就是两者之间的差距。同时持有 40 至 60 个头寸，每个都写明理由、目标与止损点。',
    ),
    both(
      'Over four years the fund has moved almost independently of shares: its correlation with world equities is 0.11. In the worst month it lost 2.7%.',
      '四年来基金走势几乎与股市无关，与全球股票的相关系数为 0.11；最差单月亏损 2.7%。',
    ),
    both(
      'The access fund invests all of its money in Fathomline’s master fund, on the same terms as institutions that bring $10 million. The performance fee is due only above the highest value reached before.',
      '本基金将全部资产投入测深线主基金，条款与出资千万美元的机构相同。业绩报酬仅在净值创新高后收取。',
    ),
    both(
      'The strategy uses futures and borrowed money, so losses may come faster than in a fund without them. Redemptions can be suspended when markets are shut.',
      '策略使用期货与杠杆，亏损可能来得更快；市场休市时赎回可能暂停。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both(
    'After twelve months, at any quarter end on 45 days’ notice. 95% is paid within 30 days, the rest after the audit.',
    '持有满十二个月后，可于任一季末赎回，须提前 45 日通知；95% 于 30 日内支付，余款待审计后支付。',
  ),
  terms: termRows({
    vehicle: 'cayman_feeder',
    target: 500,
    term: OPEN_ENDED,
    distributions: 'reinvested',
    leverage: both('Value at risk at most 2.5% a day', '单日风险价值不超过 2.5%'),
    valuation: 'monthly',
    tax: 'pfic',
    own: [row('High-water mark', '高水位线', both('Yes, without reset', '适用，不重置'))],
  }),
  supplement: both(
    'The master fund added a second prime broker and lowered its limit for emerging currencies from 15% to 12% of risk.',
    '主基金增聘一家主经纪商，并将新兴市场货币的风险上限由 15% 下调至 12%。',
  ),
  webinars: [
    {
      title: both('The quarter in twelve charts', '十二张图看本季'),
      summary: both(
        'Growth, prices and the positions that follow from them.',
        '增长、物价，以及由此而来的头寸。',
      ),
      speaker: 'Evander Quist',
      daysAgo: 20,
      minutes: 48,
    },
    {
      title: both('How we are wrong', '我们如何面对错误'),
      summary: both('Ten losing trades and what each of them taught.', '十笔亏损交易及其教训。'),
      speaker: 'Nadezhda Coyle',
      daysAgo: 112,
      minutes: 36,
    },
  ],
};
