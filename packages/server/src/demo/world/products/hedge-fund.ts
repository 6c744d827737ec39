import { both, INTERNATIONAL, NORTH_AMERICA, US_ONLY, type ProductSeed } from './product-seed';
import { CALLS, OPEN_ENDED, row, termRows } from './term-rows';

export const HEDGE_FUND: readonly ProductSeed[] = [
  {
    id: 'fathomline-global-macro',
    name: both('Fathomline Global Macro Access Fund', '测深线全球宏观基金'),
    status: 'published',
    correlation: 'low',
    eligibility: ['ira', 'us', 'international'],
    countries: INTERNATIONAL,
    lockUp: [12, 'months'],
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
  },
  {
    id: 'quillon-equity-neutral',
    name: both('Quillon Equity Market Neutral Fund', '护手股票市场中性基金'),
    status: 'published',
    correlation: 'low',
    eligibility: ['ira', 'us', 'international'],
    countries: NORTH_AMERICA,
    lockUp: [12, 'months'],
    minimum: 50_000,
    expectedReturn: '0.09',
    track: { months: 36, growth: 0.083, swing: 0.009, payout: 0, every: 1 },
    nextCloseInDays: 10,
    managers: [
      {
        name: 'Quillon Research Partners',
        aumMillions: 1_780,
        about: both(
          'Quillon’s models score 3,200 American shares each night on forty measures; people decide only whether the data is to be trusted.',
          '护手的模型每晚以四十项指标为 3,200 只美股评分，人只负责判断数据是否可信。',
        ),
      },
    ],
    fundMillions: 240,
    netIrr: '0.081',
    fees: { management: '0.0125', performance: '0.175', hurdle: '0.03', subscription: '0.005' },
    achPermitted: true,
    sector: both('Equity market neutral', '股票市场中性'),
    tags: [both('Quantitative', '量化'), both('No market bet', '不押大盘')],
    summary: both(
      'Long the better half of the market, short the worse, and neutral to the whole.',
      '做多优质半边、做空劣质半边，对大盘保持中性。',
    ),
    overview: [
      both(
        'The fund owns about 600 shares and is short of about 600 others, in equal amounts, within each industry. What the market does as a whole hardly matters; what matters is which companies do better.',
        '基金在每个行业内等额做多约 600 只股票、做空约 600 只。大盘涨跌几乎无关紧要，要紧的是谁更胜一筹。',
      ),
      both(
        'Positions are held for about seven weeks and none exceeds 0.6%. Costs of trading are part of every decision.',
        '平均持仓约七周，单一头寸不超过 0.6%，每次决策均计入交易成本。',
      ),
      both(
        'Crowds sometimes leave such strategies at once, and losses follow for days. Quillon cuts exposure by half when that begins.',
        '此类策略偶遇集体撤离，亏损会延续数日；苗头初现时，护手即把敞口减半。',
      ),
    ],
    calls: CALLS.atOnce,
    exit: both(
      'After twelve months, monthly on 30 days’ notice.',
      '持有满十二个月后每月可赎回，须提前 30 日通知。',
    ),
    terms: termRows({
      vehicle: 'delaware_lp',
      target: 300,
      term: OPEN_ENDED,
      distributions: 'reinvested',
      leverage: both('Gross exposure at most 3.5 times equity', '总敞口不超过净资产的 3.5 倍'),
      valuation: 'monthly',
      tax: 'k1_ubti',
      own: [row('Net exposure', '净敞口', both('Within 5% of zero', '正负 5% 以内'))],
    }),
    webinars: [
      {
        title: both('Forty measures, one score', '四十项指标，一个分数'),
        summary: both('What the models look at, and what they are blind to.', '模型看什么，又看不见什么。'),
        speaker: 'Ottoline Reyes',
        daysAgo: 70,
        minutes: 33,
      },
    ],
  },
  {
    id: 'ninebark-convertible',
    name: both('Ninebark Convertible Arbitrage Fund', '九皮木可转债套利基金'),
    status: 'published',
    correlation: 'mid',
    eligibility: ['international'],
    countries: ['CA', 'CN', 'HK', 'SG', 'GB'],
    lockUp: [12, 'months'],
    minimum: 75_000,
    expectedReturn: '0.095',
    track: { months: 28, growth: 0.088, swing: 0.01, payout: 0, every: 1 },
    nextCloseInDays: 39,
    managers: [
      {
        name: 'Ninebark Capital (Hong Kong)',
        aumMillions: 920,
        about: both(
          'Ninebark has traded convertible bonds from Hong Kong through three credit cycles. The same two partners have signed every trade.',
          '九皮木立足香港，穿越三轮信用周期，每笔可转债交易都由同样两位合伙人签字。',
        ),
      },
    ],
    fundMillions: 175,
    fees: { management: '0.015', performance: '0.2', hurdle: '0.04', subscription: '0.01' },
    achPermitted: false,
    sector: both('Convertible arbitrage', '可转债套利'),
    tags: [both('Asia and Europe', '亚洲与欧洲'), both('Non-US offering', '非美国发售')],
    summary: both(
      'Convertible bonds of Asian and European issuers, hedged with their shares.',
      '买入亚欧发行人的可转债，并以其股票对冲。',
    ),
    overview: [
      both(
        'A convertible bond is a bond with an option inside, and the option is often sold too cheaply. Ninebark buys the bond, sells some of the share and keeps what the option is worth.',
        '可转债内含期权，而这份期权往往卖得太便宜。九皮木买入债券、卖出部分股票，留住期权的价值。',
      ),
      both(
        'The fund holds about 90 issues in fourteen countries. Currency risk is hedged back to the dollar every week.',
        '基金持有十四个国家和地区约 90 只可转债，汇率风险每周对冲回美元。',
      ),
      both(
        'When lenders are frightened the bonds can’t be sold at a fair price. The offering is made outside the United States only.',
        '信用恐慌时，债券难以合理价格脱手。本产品仅在美国境外发售。',
      ),
    ],
    calls: CALLS.atOnce,
    exit: both(
      'After twelve months, quarterly on 60 days’ notice.',
      '持有满十二个月后每季可赎回，须提前 60 日通知。',
    ),
    terms: termRows({
      vehicle: 'cayman_feeder',
      target: 250,
      term: OPEN_ENDED,
      distributions: 'reinvested',
      leverage: both('At most 2 times equity', '不超过净资产的 2 倍'),
      valuation: 'monthly',
      tax: 'pfic',
      own: [row('Offering', '发售范围', both('Outside the United States only', '仅限美国境外'))],
    }),
    webinars: [
      {
        title: both('The option inside the bond', '债券里的期权'),
        summary: both('A worked example with one Japanese issuer.', '以一家日本发行人为例的完整推演。'),
        speaker: 'Kwan Siu Fung',
        daysAgo: 49,
        minutes: 38,
      },
    ],
  },
  {
    id: 'harrowgate-merger-arbitrage',
    name: both('Harrowgate Merger Arbitrage Fund', '耙门并购套利基金'),
    status: 'upcoming',
    correlation: 'low',
    eligibility: ['ira', 'us'],
    countries: US_ONLY,
    lockUp: [6, 'months'],
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
    exit: both(
      'After six months, monthly on 30 days’ notice.',
      '持有满六个月后每月可赎回，须提前 30 日通知。',
    ),
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
  },
];
