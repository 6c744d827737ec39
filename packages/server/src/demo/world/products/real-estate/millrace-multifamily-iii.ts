import { both, NORTH_AMERICA, type ProductSeed } from '../product-seed';
import { CALLS, row, termRows, years } from '../term-rows';

export const MILLRACE_MULTIFAMILY_III: ProductSeed = {
  id: 'millrace-multifamily-iii',
  name: both('Millrace Multifamily Income Fund III', '磨坊渠公寓收益基金三期'),
  status: 'published',
  correlation: 'low',
  eligibility: ['ira', 'us', 'international'],
  countries: NORTH_AMERICA,
  lockUp: [5, 'years'],
  redeems: ['never', 0],
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
};
