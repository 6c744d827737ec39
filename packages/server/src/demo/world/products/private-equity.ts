import { both, INTERNATIONAL, NORTH_AMERICA, US_ONLY, type ProductSeed } from './product-seed';
import { CALLS, NO_LEVERAGE, row, termRows, years } from './term-rows';

export const PRIVATE_EQUITY: readonly ProductSeed[] = [
  {
    id: 'wychwood-buyout-iv',
    name: both('Wychwood Lower Mid-Market Buyout Fund IV', '怀奇林中型企业并购基金四期'),
    status: 'published',
    correlation: 'mid',
    eligibility: ['ira', 'us', 'international'],
    countries: NORTH_AMERICA,
    lockUp: [7, 'years'],
    minimum: 100_000,
    expectedReturn: '0.185',
    track: { months: 18, growth: 0.112, swing: 0.014, payout: 0, every: 3 },
    nextCloseInDays: 31,
    projectedCloseInDays: 150,
    managers: [
      {
        name: 'Wychwood Lane Partners',
        aumMillions: 4_600,
        about: both(
          'Wychwood Lane buys one company a quarter from founders who retire. Thirty-eight companies since 2005, of which 24 were sold again, at 2.7 times cost on average.',
          '怀奇林每季从退休创始人手中收购一家企业。2005 年以来收购 38 家，已退出 24 家，平均为成本的 2.7 倍。',
        ),
        prior: both(
          'Fund I (2005): 19.2% net IRR, 2.4 times cost. Fund II (2011): 16.8%, 2.1 times. Fund III (2017): 14.1%, 1.6 times, 11 of 14 companies still held.',
          '一期（2005）：净 IRR 19.2%，成本的 2.4 倍；二期（2011）：16.8%，2.1 倍；三期（2017）：14.1%，1.6 倍，14 家企业中尚持有 11 家。',
        ),
      },
    ],
    fundMillions: 720,
    netIrr: '0.104',
    fees: { management: '0.02', yearCap: 5, performance: '0.2', hurdle: '0.08', subscription: '0.01' },
    achPermitted: true,
    sector: both('Buyout', '并购'),
    tags: [
      both('Founder succession', '创始人交接'),
      both('Business services', '商业服务'),
      both('Industrial', '工业'),
    ],
    summary: both(
      'Control of profitable companies with $5 to 20 million of earnings, bought from retiring founders.',
      '从退休创始人手中收购年利润 500 万至 2,000 万美元企业的控股权。',
    ),
    overview: [
      both(
        'Every year thousands of founders look for someone to take over what they built. Wychwood buys the majority, keeps the name and the people, and puts in a finance director and a plan.',
        '每年都有成千上万的创始人在寻找接班人。怀奇林收购多数股权，保留招牌与团队，配上财务总监和一份经营计划。',
      ),
      both(
        'Fund IV has bought seven companies so far: a maker of fire doors, two chains of veterinary clinics, a calibration laboratory and three service firms. They were bought at 6.4 times earnings on average.',
        '四期已收购七家企业：一家防火门厂、两家连锁宠物医院、一家校准实验室及三家服务公司，平均收购价为利润的 6.4 倍。',
      ),
      both(
        'Two thirds of past gains came from growing earnings, a quarter from paying down debt, and the rest from selling at a higher multiple. The plan for Fund IV assumes none of the last.',
        '以往收益三分之二来自利润增长，四分之一来自偿债，其余来自估值倍数提升；四期的测算未计入后者。',
      ),
      both(
        'Money is tied up for years and called in parts. A company bought with debt can fail in a recession; one of the 38 did.',
        '资金将锁定多年，并分次缴款。举债收购的企业可能在衰退中失败，38 家中已有一家如此。',
      ),
    ],
    calls: CALLS.threeParts,
    exit: both(
      'Companies are sold between years four and eight. There is no redemption; units may be sold in a yearly tender, if there are buyers.',
      '第四至第八年间陆续出售企业。不设赎回；每年可参与一次份额转让，视有无买家而定。',
    ),
    terms: termRows({
      vehicle: 'delaware_lp',
      target: 900,
      term: years(10, 2),
      distributions: 'at_exit',
      leverage: both(
        'None in the fund; companies at most 4 times earnings',
        '基金层面无；企业层面不超过利润的 4 倍',
      ),
      valuation: 'quarterly',
      tax: 'k1_ubti',
      own: [
        row('Commitment by partners', '合伙人出资', both('4% of the fund', '基金规模的 4%')),
        row(
          'Clawback',
          '回拨',
          both('Full, after tax, guaranteed by the partners', '税后全额回拨，由合伙人担保'),
        ),
      ],
    }),
    supplement: both(
      'An eighth company, which services hospital elevators, was signed for 5.9 times earnings. It takes 9% of commitments.',
      '第八家企业（医院电梯维保）已签约，收购价为利润的 5.9 倍，占认缴总额 9%。',
    ),
    webinars: [
      {
        title: both('The first hundred days after a founder leaves', '创始人离开后的头一百天'),
        summary: both(
          'Two chief executives on what changed and what must not.',
          '两位首席执行官谈哪些该变、哪些不能变。',
        ),
        speaker: 'Thaddeus Kirwan',
        daysAgo: 40,
        minutes: 49,
      },
      {
        title: both('Reading a buyout’s numbers', '读懂并购的账'),
        summary: both(
          'Multiples, debt and where past gains came from.',
          '倍数、债务，以及往期收益从何而来。',
        ),
        speaker: 'Saoirse Lindqvist-Bell',
        daysAgo: 160,
        minutes: 37,
      },
    ],
  },
  {
    id: 'penrose-gate-secondaries',
    name: both('Penrose Gate Secondaries Fund', '彭罗斯门二手份额基金'),
    status: 'published',
    correlation: 'mid',
    eligibility: ['us', 'international'],
    countries: INTERNATIONAL,
    lockUp: [5, 'years'],
    minimum: 50_000,
    expectedReturn: '0.152',
    track: { months: 27, growth: 0.118, swing: 0.011, payout: 0, every: 3 },
    nextCloseInDays: 64,
    managers: [
      {
        name: 'Penrose Gate Capital Advisers',
        aumMillions: 2_100,
        about: both(
          'Penrose Gate has bought fund interests from sellers in a hurry since 2010: 260 purchases at an average discount of 14%.',
          '彭罗斯门自 2010 年起承接急售的基金份额，累计 260 笔，平均折价 14%。',
        ),
        prior: both(
          'Fund I (2010): 15.3% net IRR, 1.7 times cost. Fund II (2015): 13.9%, 1.6 times.',
          '一期（2010）：净 IRR 15.3%，成本的 1.7 倍；二期（2015）：13.9%，1.6 倍。',
        ),
      },
    ],
    fundMillions: 385,
    netIrr: '0.131',
    fees: { management: '0.0125', performance: '0.125', hurdle: '0.08', subscription: '0.01' },
    achPermitted: false,
    sector: both('Secondaries', '二手份额'),
    tags: [both('Diversified', '分散'), both('Shorter J-curve', '较浅 J 曲线')],
    summary: both(
      'Interests in 74 older buyout and growth funds, bought at a discount from investors who need cash.',
      '向急需现金的投资者折价收购 74 只成熟并购与成长基金的份额。',
    ),
    overview: [
      both(
        'An endowment that needs cash before its fund has ended must sell to someone. Penrose Gate pays quickly, and asks a discount for it.',
        '捐赠基金若在所投基金到期前急需现金，总得有人接手。彭罗斯门付款迅速，并以折价作为回报。',
      ),
      both(
        'The portfolio reaches more than 800 companies through 74 funds, on average seven years old, so that money comes back early and the contents can be seen.',
        '组合透过 74 只平均已运作七年的基金，覆盖 800 多家企业；回款早，底层资产看得见。',
      ),
      both(
        'Discounts shrink when many buyers come, and reported values lag behind markets. The fund pays only for what it has valued itself.',
        '买家多时折价收窄，报告估值亦滞后于市场。基金只为自行估值过的资产出价。',
      ),
    ],
    calls: CALLS.halfAndHalf,
    exit: both(
      'Proceeds are paid out as the older funds end, mostly between years three and six.',
      '随所持旧基金到期而分配，多在第三至第六年。',
    ),
    terms: termRows({
      vehicle: 'cayman_feeder',
      target: 450,
      term: years(8, 2),
      distributions: 'at_exit',
      leverage: both('At most 15% of value, for bridging', '过桥用途，不超过净值 15%'),
      valuation: 'quarterly',
      tax: 'pfic',
      own: [row('Largest fund', '单一基金上限', both('5% of commitments', '认缴总额的 5%'))],
    }),
    webinars: [
      {
        title: both('Who sells, and why at a discount', '谁在卖，为何打折'),
        summary: both('Three purchases, from first call to payment.', '三笔收购，从接洽到付款。'),
        speaker: 'Bronwen Achebe',
        daysAgo: 97,
        minutes: 32,
      },
    ],
  },
  {
    id: 'brackenhall-healthcare-growth',
    name: both('Brackenhall Healthcare Growth Fund', '蕨堂医疗成长基金'),
    status: 'upcoming',
    correlation: 'mid',
    eligibility: ['ira', 'us', 'international'],
    countries: INTERNATIONAL,
    lockUp: [6, 'years'],
    minimum: 50_000,
    expectedReturn: '0.19',
    nextCloseInDays: 82,
    projectedCloseInDays: 320,
    managers: [
      {
        name: 'Brackenhall Health Investors',
        aumMillions: 980,
        about: both(
          'Nine of Brackenhall’s partners practised medicine. It invests in companies that already have customers, never in a laboratory’s hope.',
          '蕨堂有九位合伙人曾执业行医，只投已有客户的企业，不投实验室里的希望。',
        ),
      },
    ],
    fundMillions: null,
    fees: { management: '0.02', performance: '0.2', hurdle: '0.08', subscription: '0.01' },
    achPermitted: true,
    sector: both('Healthcare growth', '医疗成长'),
    tags: [both('Home care', '居家护理'), both('Diagnostics', '诊断')],
    summary: both(
      'Growing makers of devices, tests and home-care software.',
      '成长期的医疗器械、检验与居家护理软件企业。',
    ),
    overview: [
      both(
        'Care is moving from the hospital to the home. Brackenhall backs the firms that make that safe: monitors, mobile tests and the software that nurses plan their day with.',
        '医疗正从医院走向家庭。蕨堂投资让这一转变更安全的企业：监护设备、移动检验，以及护士用来排班的软件。',
      ),
      both(
        'About fifteen investments of $15 to 40 million are planned, each in a company with at least $10 million of yearly sales.',
        '计划投资约十五家企业，每家 1,500 万至 4,000 万美元，且年销售额不低于 1,000 万美元。',
      ),
      both(
        'Reimbursement rules may change and regulators may delay a product. The fund opens with its first close.',
        '医保支付规则可能变化，监管亦可能推迟产品上市。基金将于首次交割时成立。',
      ),
    ],
    calls: CALLS.threeParts,
    exit: both(
      'Sale or listing of the companies between years four and nine.',
      '第四至第九年间以出售或上市退出。',
    ),
    terms: termRows({
      vehicle: 'delaware_lp',
      target: 350,
      term: years(10, 2),
      distributions: 'at_exit',
      leverage: NO_LEVERAGE,
      valuation: 'quarterly',
      tax: 'k1',
      own: [row('Largest company', '单一企业上限', both('12% of commitments', '认缴总额的 12%'))],
    }),
    webinars: [
      {
        title: both('Medicine comes home', '医疗回家'),
        summary: both(
          'A nurse, an engineer and an investor on what works.',
          '护士、工程师与投资人谈什么真正管用。',
        ),
        speaker: 'Dr Yasmin Holloway',
        daysAgo: 5,
        minutes: 45,
      },
    ],
  },
  {
    id: 'juniper-weir-software-i',
    name: both('Juniper Weir Software Buyout Fund I', '杜松堰软件并购基金一期'),
    status: 'exited',
    correlation: 'high',
    eligibility: ['us'],
    countries: US_ONLY,
    lockUp: [6, 'years'],
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
  },
];
