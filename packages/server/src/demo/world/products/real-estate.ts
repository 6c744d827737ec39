import { both, INTERNATIONAL, NORTH_AMERICA, US_ONLY, type ProductSeed } from './product-seed';
import { CALLS, row, termRows, years } from './term-rows';

export const REAL_ESTATE: readonly ProductSeed[] = [
  {
    id: 'millrace-multifamily-iii',
    name: both('Millrace Multifamily Income Fund III', '磨坊渠公寓收益基金三期'),
    status: 'published',
    correlation: 'low',
    eligibility: ['ira', 'us', 'international'],
    countries: NORTH_AMERICA,
    lockUp: [5, 'years'],
    minimum: 50_000,
    expectedReturn: '0.135',
    track: { months: 21, growth: 0.052, swing: 0.006, payout: 0.045, every: 3 },
    nextCloseInDays: 47,
    projectedCloseInDays: 180,
    managers: [
      {
        name: 'Millrace Residential Partners',
        aumMillions: 1_940,
        about: both(
          'Millrace owns and runs 9,800 apartments in the Southeast and the Mountain states. It employs its own maintenance crews, and its partners hold 6% of every fund.',
          '磨坊渠在美国东南部与山地各州持有并运营 9,800 套公寓，自聘维修团队，合伙人在每期基金中跟投 6%。',
        ),
        prior: both(
          'Fund I (2012): 12.6% net IRR, all properties sold. Fund II (2018): 9.4%, two thirds sold.',
          '一期（2012）：净 IRR 12.6%，已全部售出；二期（2018）：9.4%，已售出三分之二。',
        ),
      },
    ],
    fundMillions: 228,
    netIrr: '0.102',
    fees: { management: '0.015', yearCap: 5, performance: '0.2', hurdle: '0.08', subscription: '0.01' },
    achPermitted: true,
    sector: both('Multifamily', '多户公寓'),
    tags: [
      both('Workforce housing', '工薪住房'),
      both('Value-add', '增值改造'),
      both('Quarterly income', '按季分配'),
    ],
    summary: both(
      'Garden apartments for nurses, teachers and technicians in growing mid-sized cities.',
      '在人口增长的中型城市，为护士、教师与技术人员提供花园式公寓。',
    ),
    overview: [
      both(
        'Millrace buys sound buildings of the 1980s and 1990s whose kitchens have had their day. It renovates unit by unit as tenants move, spending about $14,000 on each, and rents rise by $180 a month.',
        '磨坊渠收购上世纪八九十年代建成、结构完好但厨卫陈旧的公寓，随租客更替逐套翻新，每套投入约 1.4 万美元，月租平均提高 180 美元。',
      ),
      both(
        'Fund III owns eleven communities in Chattanooga, Greenville, Boise and six other cities. Ninety-four per cent of the units are let, and the average tenant spends 27% of income on rent.',
        '三期基金在查塔努加、格林维尔、博伊西等九座城市持有十一处社区，出租率 94%，租客平均以收入的 27% 支付租金。',
      ),
      both(
        'Debt is fixed-rate, from agencies, at 58% of value, and none of it falls due in the next five years. Rents pay the distributions; the larger part of the return is expected from selling the buildings.',
        '债务为机构类固定利率贷款，占资产价值 58%，未来五年内无到期。租金用于日常分配，收益的大头预计来自最终出售。',
      ),
      both(
        'New supply is the risk we watch: a city that builds too much will see rents fall for two or three years. No city is more than 18% of the fund.',
        '我们最关注的风险是新增供应：一座城市若建得太多，租金会低迷两三年。任一城市占比不超过 18%。',
      ),
    ],
    calls: CALLS.halfAndHalf,
    exit: both(
      'Buildings are sold from the fifth year on and proceeds are paid out. There is no right to redeem; the manager may match sellers with buyers once a year.',
      '自第五年起陆续出售物业并分配所得。投资者无赎回权，管理人每年可撮合一次份额转让。',
    ),
    terms: termRows({
      vehicle: 'delaware_lp',
      target: 300,
      term: years(7, 2),
      distributions: 'quarterly',
      leverage: both('At most 65% of value, fixed rate', '不超过资产价值 65%，固定利率'),
      valuation: 'quarterly',
      tax: 'k1_ubti',
      own: [
        row('Preferred return', '优先回报', both('8% a year, compounded', '每年 8%，复利计算')),
        row('Sponsor commitment', '管理人跟投', both('6% of the fund', '基金规模的 6%')),
      ],
    }),
    supplement: both(
      'A twelfth community, 212 units in Knoxville, is under contract. If the purchase completes, debt will stand at 59% of value.',
      '第十二处社区（诺克斯维尔，212 套）已签约；若完成收购，负债率将升至资产价值的 59%。',
    ),
    webinars: [
      {
        title: both('Walking a building before we buy it', '收购之前，先走遍整栋楼'),
        summary: both(
          'Roofs, boilers and rent rolls: the forty-point inspection, filmed at Boise.',
          '屋顶、锅炉与租金清册：在博伊西实拍的四十项检查。',
        ),
        speaker: 'Delphine Marchetti',
        daysAgo: 22,
        minutes: 44,
      },
      {
        title: both('Rents, wages and the next three years', '租金、工资与未来三年'),
        summary: both('What the data of nine cities says about demand.', '九座城市的数据如何看待需求。'),
        speaker: 'Julius Amankwah',
        daysAgo: 145,
        minutes: 38,
      },
    ],
  },
  {
    id: 'switchyard-logistics',
    name: both('Switchyard Logistics Real Estate Fund', '编组站物流地产基金'),
    status: 'published',
    correlation: 'mid',
    eligibility: ['us', 'international'],
    countries: INTERNATIONAL,
    lockUp: [4, 'years'],
    minimum: 100_000,
    expectedReturn: '0.118',
    track: { months: 33, growth: 0.046, swing: 0.007, payout: 0.04, every: 3 },
    nextCloseInDays: 61,
    managers: [
      {
        name: 'Switchyard Property Group',
        aumMillions: 3_300,
        about: both(
          'Switchyard develops small warehouses within thirty minutes of large cities and has let 21 million square feet since 2006.',
          '编组站专建距大城市三十分钟车程以内的小型仓库，2006 年以来已出租 2,100 万平方英尺。',
        ),
        prior: both(
          'Fund I (2006): 4.1% net IRR, let through the crisis of 2008. Fund II (2014): 11.7%.',
          '一期（2006）：净 IRR 4.1%，历经 2008 年危机；二期（2014）：11.7%。',
        ),
      },
    ],
    fundMillions: 540,
    netIrr: '0.085',
    fees: { management: '0.0125', performance: '0.15', hurdle: '0.07', subscription: '0.005' },
    achPermitted: false,
    sector: both('Logistics', '物流仓储'),
    tags: [both('Last mile', '末端配送'), both('Triple-net leases', '净租约')],
    summary: both(
      'Small last-mile warehouses let on triple-net leases to tenants who can’t easily move.',
      '末端配送小型仓库，净租约出租，租户迁移成本高。',
    ),
    overview: [
      both(
        'Land close to cities is scarce and unlovely, which keeps competitors away. Switchyard assembles it lot by lot and builds plain, tall sheds with many doors.',
        '城市近郊的土地既稀缺又不起眼，竞争者因而寥寥。编组站逐块整合，建造朴素高大、装卸门多的库房。',
      ),
      both(
        'The fund’s 63 buildings are let for seven years on average; tenants pay taxes, insurance and repairs. A third of the leases rise each year with consumer prices.',
        '基金旗下 63 处物业，平均租期七年，税费、保险与维修由租户承担；三分之一的租约随物价逐年上调。',
      ),
      both(
        'Rents in this segment fell two years ago after a long rise and have been flat since. Plans assume no growth before next year.',
        '此类租金在多年上涨后于两年前回落，此后持平。测算中未计入明年之前的任何增长。',
      ),
    ],
    calls: CALLS.threeParts,
    exit: both(
      'From the fourth year, redemptions are met once a year up to 8% of the fund; the rest comes with the sale of the portfolio.',
      '自第四年起每年办理一次赎回，以基金净值 8% 为限；其余随组合出售退出。',
    ),
    terms: termRows({
      vehicle: 'cayman_feeder',
      target: 600,
      term: years(8, 2),
      distributions: 'quarterly',
      leverage: both('At most 55% of value', '不超过资产价值 55%'),
      valuation: 'quarterly',
      tax: 'pfic',
      own: [row('Average lease', '平均租期', both('7.1 years', '7.1 年'))],
    }),
    webinars: [
      {
        title: both('Why the last mile stays scarce', '末端仓为何长期稀缺'),
        summary: both(
          'Zoning maps of four cities, and what they forbid.',
          '四座城市的规划图，以及它们禁止了什么。',
        ),
        speaker: 'Marguerite Oyelaran',
        daysAgo: 51,
        minutes: 33,
      },
    ],
  },
  {
    id: 'copper-basin-opportunity-zone',
    name: both('Copper Basin Opportunity Zone Fund', '铜盆地机会区基金'),
    status: 'published',
    correlation: 'low',
    eligibility: ['us'],
    countries: US_ONLY,
    lockUp: [10, 'years'],
    minimum: 100_000,
    expectedReturn: '0.11',
    nextCloseInDays: 38,
    projectedCloseInDays: 120,
    managers: [
      {
        name: 'Basin & Vale Development',
        aumMillions: 510,
        about: both(
          'Basin & Vale builds in four south-western towns where it also has its offices. Sixteen projects since 2013, fifteen finished on budget.',
          '盆谷开发公司扎根西南部四座小城，2013 年以来开发十六个项目，其中十五个未超预算。',
        ),
      },
    ],
    fundMillions: 64,
    fees: { management: '0.015', yearCap: 10, performance: '0.2', hurdle: '0.07', subscription: '0.01' },
    achPermitted: true,
    sector: both('Opportunity zone', '机会区'),
    tags: [both('Tax-advantaged', '税收优惠'), both('Ground-up development', '新建开发')],
    summary: both(
      'Homes, clinics and workshops built in two designated opportunity zones.',
      '在两处指定机会区新建住宅、诊所与工坊。',
    ),
    overview: [
      both(
        'A gain reinvested within 180 days in a qualified opportunity fund may be deferred, and what the fund itself earns may be free of federal tax after ten years. Copper Basin is built to meet those tests.',
        '资本利得若于 180 日内再投资于合格机会基金，可递延纳税；持有满十年后，基金自身增值部分可免联邦税。铜盆地即依此要求设立。',
      ),
      both(
        'Four projects are under way: 186 homes, a clinic let to a hospital for fifteen years, and two rows of workshops. All land is bought and all permits are in hand.',
        '四个项目正在推进：186 套住宅、一间已由医院承租十五年的诊所，以及两排工坊。土地均已购入，许可齐备。',
      ),
      both(
        'Construction may cost more and take longer than planned, and tax law may change. Ask your own tax adviser whether the benefits apply to you.',
        '工程可能超支或延期，税法亦可能变动。是否适用相关优惠，请咨询您的税务顾问。',
      ),
    ],
    calls: CALLS.halfAndHalf,
    exit: both(
      'Held for at least ten years so that the tax benefit applies; buildings are then sold within two years.',
      '至少持有十年以享税收优惠，其后两年内出售物业。',
    ),
    terms: termRows({
      vehicle: 'delaware_lp',
      target: 90,
      term: years(12, 1),
      distributions: 'annual',
      leverage: both('At most 60% of cost', '不超过建造成本 60%'),
      valuation: 'quarterly',
      tax: 'k1',
      own: [
        row(
          'Tax status',
          '税务地位',
          both('Qualified opportunity fund, 90% test twice a year', '合格机会基金，每年两次 90% 资产测试'),
        ),
      ],
    }),
    supplement: both(
      'The clinic’s lease was signed. Its rent begins eight months from now, two months later than the memorandum says.',
      '诊所租约已签署，起租日为八个月后，较备忘录所述推迟两个月。',
    ),
    webinars: [
      {
        title: both('Opportunity zones without the jargon', '通俗讲解机会区'),
        summary: both('180 days, ten years and the forms in between.', '180 天、十年，以及其间要填的表格。'),
        speaker: 'Solveig Baptiste',
        daysAgo: 29,
        minutes: 41,
      },
    ],
  },
  {
    id: 'hearthside-student-housing-i',
    name: both('Hearthside Student Housing I', '炉边学生公寓一期'),
    status: 'exited',
    correlation: 'low',
    eligibility: ['ira', 'us'],
    countries: NORTH_AMERICA,
    lockUp: [4, 'years'],
    minimum: 25_000,
    expectedReturn: '0.115',
    track: { months: 58, growth: 0.0575, swing: 0.006, payout: 0.04, every: 3, endedAgo: 10 },
    managers: [
      {
        name: 'Hearthside Campus Homes',
        aumMillions: 380,
        about: both(
          'Hearthside housed students at six public universities and answered repairs within a day.',
          '炉边公司服务六所公立大学的学生，报修一日内必应。',
        ),
      },
    ],
    fundMillions: null,
    netIrr: '0.0945',
    fees: { management: '0.015', performance: '0.2', hurdle: '0.08', subscription: '0.01' },
    achPermitted: true,
    sector: both('Student housing', '学生公寓'),
    tags: [both('Fully realized', '已全部变现'), both('Campus', '校园')],
    summary: both(
      'Five student buildings, sold to a pension fund as one portfolio.',
      '五栋学生公寓，已整体售予一家养老基金。',
    ),
    overview: [
      both(
        'Fund I bought five buildings within a mile of campus, added study rooms and let them by the bed. Occupancy never fell below 96%.',
        '一期基金购入校园一英里内的五栋楼，增设自习室，按床位出租，入住率从未低于 96%。',
      ),
      both(
        'A pension fund bought all five together for 31% more than their cost. Investors received 1.52 times what they had paid in.',
        '一家养老基金以高出成本 31% 的价格整体收购，投资者共收回投入的 1.52 倍。',
      ),
      both('The fund is over and takes no new money.', '本基金业已终结，不再接受认购。'),
    ],
    calls: CALLS.atOnce,
    exit: both('Realized by the sale of the whole portfolio.', '已随组合整体出售而退出。'),
    terms: termRows({
      vehicle: 'delaware_lp',
      target: 60,
      term: years(5, 1),
      distributions: 'quarterly',
      leverage: both('At most 60% of value', '不超过资产价值 60%'),
      valuation: 'quarterly',
      tax: 'k1',
    }),
    webinars: [
      {
        title: both('How the portfolio was sold', '组合出售始末'),
        summary: both('Nine bidders, two rounds and one handshake.', '九家竞标、两轮报价、一次握手。'),
        speaker: 'Ambrose Tillery',
        daysAgo: 310,
        minutes: 22,
      },
    ],
  },
];
