import { both, INTERNATIONAL, NORTH_AMERICA, US_ONLY, type ProductSeed } from './product-seed';
import { CALLS, NO_LEVERAGE, row, termRows, years } from './term-rows';

/** What every single-company fund must say. */
const ONE_COMPANY = row(
  'Concentration',
  '集中度',
  both('One company; the whole investment may be lost', '仅投一家企业，可能损失全部本金'),
);

export const PRE_IPO: readonly ProductSeed[] = [
  {
    id: 'skyferry-aviation-i',
    name: both('Skyferry Aviation Access I', '天渡航空专项一期'),
    status: 'published',
    correlation: 'high',
    eligibility: ['ira', 'us', 'international'],
    countries: NORTH_AMERICA,
    lockUp: [3, 'years'],
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
  },
  {
    id: 'lumenfold-photonics-i',
    name: both('Lumenfold Photonics Access I', '光叠光子专项一期'),
    status: 'published',
    correlation: 'high',
    eligibility: ['ira', 'us', 'international'],
    countries: INTERNATIONAL,
    lockUp: [3, 'years'],
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
  },
  {
    id: 'handspan-robotics-ii',
    name: both('Handspan Robotics Access II', '一掌机器人专项二期'),
    status: 'closed',
    correlation: 'high',
    eligibility: ['us', 'international'],
    countries: INTERNATIONAL,
    lockUp: [4, 'years'],
    minimum: 20_000,
    expectedReturn: null,
    track: { months: 25, growth: 0.13, swing: 0.028, payout: 0, every: 3 },
    managers: [
      {
        name: 'Tidepost Venture Access',
        aumMillions: 310,
        about: both(
          'Tidepost gives private investors the share of a venture round that its partners’ own firms are offered.',
          '潮标把合伙人所在机构获配的创投份额，分享给个人投资者。',
        ),
      },
    ],
    fundMillions: 22,
    fees: { management: '0.02', basis: 'one_time', performance: '0.2', subscription: '0.02' },
    achPermitted: true,
    sector: both('Robotics', '机器人'),
    tags: [both('Warehouse automation', '仓储自动化'), both('Series C', 'C 轮')],
    summary: both(
      'A robot hand that packs what other robots can’t hold; fully subscribed.',
      '能抓取其他机器人拿不住之物的机械手；现已募满。',
    ),
    overview: [
      both(
        'Handspan makes a soft hand with touch. It packs fruit, bottles and books without being told what they are, in 46 warehouses so far.',
        '一掌的柔性机械手具有触觉，无须预先告知即可分拣水果、瓶罐与书籍，已用于 46 座仓库。',
      ),
      both(
        'The company rents out its robots by the pick, which ties income to use. It reached break-even on each robot in eleven months.',
        '公司按抓取次数收取租金，收入与用量挂钩，每台机器人十一个月回本。',
      ),
      both('The fund is fully subscribed and closed to new investors.', '本基金已募满，不再接纳新投资者。'),
    ],
    calls: CALLS.atOnce,
    exit: both('On listing or sale of the company.', '以公司上市或出售退出。'),
    terms: termRows({
      vehicle: 'delaware_series_llc',
      target: 22,
      term: years(6, 2),
      distributions: 'at_exit',
      leverage: NO_LEVERAGE,
      valuation: 'quarterly',
      tax: 'k1',
      own: [ONE_COMPANY],
    }),
    webinars: [
      {
        title: both('A hand that feels', '有触觉的手'),
        summary: both('Filmed in a warehouse in Ohio, at night.', '深夜实拍俄亥俄州的一座仓库。'),
        speaker: 'Kofi Brandvold',
        daysAgo: 230,
        minutes: 25,
      },
    ],
  },
  {
    id: 'saltwing-bio-i',
    name: both('Saltwing Bio Access I', '盐翼生物专项一期'),
    status: 'upcoming',
    correlation: 'high',
    eligibility: ['us'],
    countries: US_ONLY,
    lockUp: [5, 'years'],
    minimum: 30_000,
    expectedReturn: null,
    nextCloseInDays: 68,
    projectedCloseInDays: 160,
    managers: [
      {
        name: 'Tidepost Venture Access',
        aumMillions: 310,
        about: both(
          'Tidepost gives private investors the share of a venture round that its partners’ own firms are offered.',
          '潮标把合伙人所在机构获配的创投份额，分享给个人投资者。',
        ),
      },
    ],
    fundMillions: null,
    fees: { management: '0.02', yearCap: 5, performance: '0.2', subscription: '0.02' },
    achPermitted: true,
    sector: both('Biotechnology', '生物技术'),
    tags: [both('Fermentation', '发酵'), both('Series B', 'B 轮')],
    summary: both(
      'Enzymes from sea bacteria that wash and dye cloth in cold water.',
      '源自海洋细菌的酶，冷水即可洗涤与染色。',
    ),
    overview: [
      both(
        'Heating water is most of what a textile mill pays for. Saltwing’s enzymes, found in bacteria of the Arctic shelf, do the same work at 12 degrees.',
        '纺织厂最大的开销是烧水。盐翼从北极大陆架细菌中提取的酶，在 12 度冷水中即可完成同样的工作。',
      ),
      both(
        'Four mills in North Carolina and Portugal have run them for a year and cut their gas use by 61%. A fifth of the cloth they make is for brands that pay for the difference.',
        '北卡罗来纳与葡萄牙的四家工厂试用一年，燃气用量下降 61%；五分之一的产品供应愿为此付费的品牌。',
      ),
      both(
        'The company is young, its one plant is small, and a larger maker could copy the idea around the patents. The fund opens with its first close.',
        '公司尚年轻，唯一的工厂规模有限，大厂亦可能绕开专利仿制。基金将于首次交割时成立。',
      ),
    ],
    calls: CALLS.atOnce,
    exit: both('On listing or sale of the company.', '以公司上市或出售退出。'),
    terms: termRows({
      vehicle: 'delaware_series_llc',
      target: 18,
      term: years(7, 2),
      distributions: 'at_exit',
      leverage: NO_LEVERAGE,
      valuation: 'quarterly',
      tax: 'k1',
      own: [ONE_COMPANY],
    }),
    webinars: [
      {
        title: both('Cold water, clean cloth', '冷水净衣'),
        summary: both('A dyer and a biologist compare notes.', '染匠与生物学家的对谈。'),
        speaker: 'Dr Maren Sigurdsen',
        daysAgo: 9,
        minutes: 27,
      },
    ],
  },
];
