import { both, NORTH_AMERICA, type ProductSeed } from '../product-seed';
import { CALLS, OPEN_ENDED, row, termRows } from '../term-rows';

export const FURROW_FIELD_FARMLAND: ProductSeed = {
  id: 'furrow-field-farmland',
  name: both('Furrow & Field Farmland Access Fund', '犁田农地基金'),
  status: 'published',
  correlation: 'low',
  eligibility: ['ira', 'us', 'international'],
  countries: NORTH_AMERICA,
  lockUp: [3, 'years'],
  redeems: ['year_ends', 90],
  minimum: 40_000,
  expectedReturn: '0.086',
  track: { months: 49, growth: 0.047, swing: 0.003, payout: 0.034, every: 3 },
  nextCloseInDays: 54,
  managers: [
    {
      name: 'Furrow & Field Land Company',
      aumMillions: 870,
      about: both(
        'A third-generation land company from Iowa. It leases to 140 farming families, and half of its staff grew up on one of the farms.',
        '来自艾奥瓦州的第三代土地公司，承租农户 140 家，半数员工就在这些农场长大。',
      ),
    },
    {
      name: 'Larkrise Orchard Partners',
      aumMillions: 310,
      about: both(
        'Larkrise looks after the trees and vines, one third of the fund: 19 orchards in California, Oregon and Massachusetts, planted, grafted and sold by the same eleven people since 2008.',
        '云雀升负责占基金三分之一的果树与藤本：加州、俄勒冈与麻州的 19 座果园，自 2008 年起由同一支 11 人团队种植、嫁接并销售。',
      ),
      prior: both(
        'Orchards I (2008): 9.6% net IRR, sold in 2019 at 1.9 times cost. Orchards II (2016): 6.2%, all orchards still held.',
        '果园一期（2008）：净 IRR 9.6%，2019 年以成本的 1.9 倍售出；二期（2016）：6.2%，果园均尚持有。',
      ),
    },
  ],
  fundMillions: 205,
  netIrr: '0.081',
  fees: { management: '0.01', performance: '0.1', hurdle: '0.05', subscription: '0.01' },
  achPermitted: true,
  sector: both('Farmland', '农地'),
  tags: [
    both('Row crops', '大田作物'),
    both('Permanent crops', '多年生作物'),
    both('Inflation-linked', '抗通胀'),
  ],
  summary: both(
    'Corn, almond and cranberry land in five states, leased to the families who farm it.',
    '遍布五州的玉米、杏仁与蔓越莓农地，租予世代耕作的农户。',
  ),
  overview: [
    both(
      'Good farmland does two things: it pays a rent each year and it becomes dearer as food does. The fund owns 61 farms, two thirds in row crops and one third in trees and vines.',
      '良田有二利：年年有租可收，地价随粮价水涨船高。基金拥有 61 座农场，三分之二种大田作物，其余为果树与藤本。',
    ),
    both(
      'Leases run three years; the tenant pays a base rent before planting and a share after a good harvest. The fund carries water rights and soil tests for every field.',
      '租期三年，农户播种前付底租，丰年再分成。每块地均附水权与土壤检测报告。',
    ),
    both(
      'Drought and falling prices hurt tenants first and rents a year later. Land is slow to sell, so redemptions are few and limited.',
      '干旱与粮价下跌先伤农户，一年后才影响租金。土地变现慢，故赎回次数有限、额度有限。',
    ),
    both(
      'Each farm is walked by an agronomist every spring. The field notes are in the data room, bad ones included.',
      '每年春天农艺师都会踏勘每座农场，田间记录（包括不好的）均存于资料室供查阅。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both(
    'After three years, at the end of a year on 90 days’ notice, up to 6% of the fund.',
    '持有满三年后，可于年末赎回，须提前 90 日通知，以基金净值 6% 为限。',
  ),
  terms: termRows({
    vehicle: 'delaware_lp',
    target: 250,
    term: OPEN_ENDED,
    distributions: 'annual',
    leverage: both('At most 20% of value', '不超过资产价值 20%'),
    valuation: 'quarterly',
    tax: 'k1',
    own: [row('Largest crop', '单一作物上限', both('35% of value', '资产价值的 35%'))],
  }),
  supplement: both(
    'Two almond orchards in the San Joaquin Valley were sold and a cranberry bog in Wisconsin bought. The crop limits are unchanged.',
    '已出售圣华金河谷两座杏仁园，购入威斯康星州一处蔓越莓田；作物上限不变。',
  ),
  webinars: [
    {
      title: both('Spring on the farm: what the soil says', '春到农场：土壤告诉我们什么'),
      summary: both(
        'The agronomist reads one field’s report line by line.',
        '农艺师逐行解读一块地的检测报告。',
      ),
      speaker: 'Calla Nordgren',
      daysAgo: 88,
      minutes: 30,
    },
  ],
};
