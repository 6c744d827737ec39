import { both, NORTH_AMERICA, type ProductSeed } from '../product-seed';
import { CALLS, OPEN_ENDED, row, termRows } from '../term-rows';

export const ORCHARD_LANE_SENIOR_CREDIT_II: ProductSeed = {
  id: 'orchard-lane-senior-credit-ii',
  name: both('Orchard Lane Senior Credit Fund II', '果园里优先信贷基金二期'),
  status: 'published',
  correlation: 'low',
  eligibility: ['ira', 'us', 'international'],
  countries: NORTH_AMERICA,
  lockUp: [12, 'months'],
  redeems: ['quarter_ends', 60],
  minimum: 50_000,
  expectedReturn: '0.098',
  track: { months: 44, growth: 0.011, swing: 0.0022, payout: 0.086, every: 1 },
  nextCloseInDays: 26,
  projectedCloseInDays: 210,
  managers: [
    {
      name: 'Tallow Street Credit Partners',
      aumMillions: 2_850,
      about: both(
        'Tallow Street has lent to family-owned American businesses since 2009. Forty-one people in Chicago and Charlotte underwrite every loan themselves and hold it to maturity; across 312 loans the firm has lost 0.4% of the capital it lent.',
        '塔洛街信贷自 2009 年起向美国家族企业放贷。芝加哥与夏洛特两地共四十一名员工，每笔贷款均自行尽调、持有到期；在累计 312 笔贷款中，本金损失率为 0.4%。',
      ),
    },
  ],
  fundMillions: 184,
  netIrr: '0.101',
  fees: { management: '0.0125', performance: '0.1', hurdle: '0.06', subscription: '0.01' },
  achPermitted: true,
  sector: both('Direct lending', '直接贷款'),
  tags: [
    both('Senior secured', '优先担保'),
    both('Floating rate', '浮动利率'),
    both('Quarterly income', '按季付息'),
  ],
  summary: both(
    'First-lien loans to profitable, family-owned American companies, paying income every quarter.',
    '向盈利稳健的美国家族企业发放第一顺位担保贷款，按季分配收益。',
  ),
  overview: [
    both(
      'When a regional bank steps back, the owner of a $15 million-a-year packaging plant still needs a lender who answers the phone. Orchard Lane II makes that loan: first claim on every asset, a floating rate, and covenants tested each quarter.',
      '地区性银行收缩信贷之后，年利润 1,500 万美元的包装厂依然需要一位接得起电话的贷款人。果园里二期就是这位贷款人：对全部资产享有第一顺位担保，浮动计息，每季检验约束条款。',
    ),
    both(
      'The portfolio holds 47 loans in eleven industries, none above 4% of the fund. The average borrower owes 3.1 times its yearly earnings and covers its interest 2.6 times. Three quarters of borrowers have been in business for more than twenty years.',
      '组合目前持有 47 笔贷款，分布于十一个行业，单笔占比不超过 4%。借款人平均负债为年度盈利的 3.1 倍，利息保障倍数 2.6 倍；四分之三的借款人经营超过二十年。',
    ),
    both(
      'Interest is collected monthly and paid out quarterly. Because rates float, income rises and falls with short-term rates, while the value of a unit moves little.',
      '利息按月收取、按季分配。由于采用浮动利率，收益随短期利率升降，而份额净值波动很小。',
    ),
    both(
      'The chief risk is a recession that hurts many small companies at once. Tallow Street keeps 12% of the fund in cash and short bills so that it need not sell a loan to meet a redemption.',
      '最主要的风险是经济衰退同时冲击众多中小企业。塔洛街把基金的 12% 配置于现金与短期国库券，以便应付赎回时无需折价出售贷款。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both(
    'After twelve months, units can be redeemed at the end of any quarter on 60 days’ notice, up to 5% of the fund in a quarter. Loans mature in three to five years.',
    '持有满十二个月后，可于任一季末赎回，须提前 60 日通知；每季赎回总额以基金净值 5% 为限。贷款期限为三至五年。',
  ),
  terms: termRows({
    vehicle: 'delaware_lp',
    target: 250,
    term: OPEN_ENDED,
    distributions: 'quarterly',
    leverage: both('At most 0.5 times equity, from one bank line', '不超过净资产的 0.5 倍，来自单一银行授信'),
    valuation: 'monthly',
    tax: 'k1_ubti',
    own: [
      row('Largest position', '单一借款人上限', both('4% of the fund', '基金净值的 4%')),
      row('Security', '担保', both('First lien on all assets', '全部资产的第一顺位担保')),
    ],
  }),
  supplement: both(
    'Since the memorandum was printed the bank line was renewed for three years on the same terms, and the limit for a single industry was lowered from 20% to 18% of the fund.',
    '备忘录付印后，银行授信已按原条款续期三年；单一行业上限由基金净值的 20% 下调至 18%。',
  ),
  webinars: [
    {
      title: both('How a loan is made: one borrower, start to finish', '一笔贷款的诞生：从尽调到放款'),
      summary: both(
        'A partner walks through one real underwriting file with the names removed, from first call to closing.',
        '合伙人以一份隐去名称的真实尽调档案，讲述从首次接洽到放款的全过程。',
      ),
      speaker: 'Miriam Castellane',
      daysAgo: 34,
      minutes: 42,
    },
    {
      title: both('Credit in a slowing economy', '经济放缓时期的信贷'),
      summary: both(
        'What the covenants are showing this quarter, and which industries the fund has stopped lending to.',
        '本季约束条款透露的信号，以及基金已停止放贷的行业。',
      ),
      speaker: 'Owen Prideaux',
      daysAgo: 121,
      minutes: 36,
    },
  ],
};
