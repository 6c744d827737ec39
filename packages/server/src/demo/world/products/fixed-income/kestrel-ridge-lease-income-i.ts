import { both, NORTH_AMERICA, type ProductSeed } from '../product-seed';
import { CALLS, termRows, years } from '../term-rows';

export const KESTREL_RIDGE_LEASE_INCOME_I: ProductSeed = {
  id: 'kestrel-ridge-lease-income-i',
  name: both('Kestrel Ridge Lease Income Fund I', '隼岭设备租赁收益基金一期'),
  status: 'exited',
  correlation: 'mid',
  eligibility: ['ira', 'us', 'international'],
  countries: NORTH_AMERICA,
  lockUp: [3, 'years'],
  redeems: ['never', 0],
  minimum: 25_000,
  expectedReturn: '0.082',
  track: { months: 62, growth: 0.012, swing: 0.004, payout: 0.069, every: 3, endedAgo: 6 },
  managers: [
    {
      name: 'Kestrel Ridge Equipment Capital',
      aumMillions: 420,
      about: both(
        'Kestrel Ridge buys machines that hospitals and quarries would rather rent. Its engineers value each machine themselves and resell it when the lease ends.',
        '隼岭买入医院与采石场更愿租用的设备，由自己的工程师逐台估值，并在租约期满后转售。',
      ),
    },
  ],
  fundMillions: null,
  netIrr: '0.0795',
  fees: { management: '0.0125', performance: '0.1', hurdle: '0.06', subscription: '0.01' },
  achPermitted: true,
  sector: both('Equipment leasing', '设备租赁'),
  tags: [both('Hard assets', '实物资产'), both('Fully realized', '已全部变现')],
  summary: both(
    'Medical and quarrying equipment on lease; all machines sold and proceeds returned.',
    '医疗与采石设备租赁；设备已全部出售，款项已归还投资者。',
  ),
  overview: [
    both(
      'Fund I bought 214 machines, from ultrasound scanners to rock crushers, and leased them for three to five years. Rents covered the purchase price in 43 months on average.',
      '一期基金购入 214 台设备，从超声仪到碎石机，出租三至五年；租金平均 43 个月即收回购置成本。',
    ),
    both(
      'The last machines were sold in the closing year of the fund, for 11% more than their book value. Investors were paid out in full within thirty days of the sale.',
      '最后一批设备在基金末年售出，售价高于账面 11%；售后三十日内已向投资者全额支付。',
    ),
    both(
      'The fund is over and takes no new money. It is shown here so that its record can be read.',
      '本基金业已终结，不再募集；此处保留，以供查阅往绩。',
    ),
  ],
  calls: CALLS.halfAndHalf,
  exit: both(
    'Realized. Final proceeds were paid after the sale of the last machine.',
    '已全部退出，末笔款项已于最后一台设备售出后支付。',
  ),
  terms: termRows({
    vehicle: 'delaware_lp',
    target: 75,
    term: years(5, 1),
    distributions: 'quarterly',
    leverage: both('At most 0.3 times equity', '不超过净资产的 0.3 倍'),
    valuation: 'quarterly',
    tax: 'k1',
  }),
  webinars: [
    {
      title: both('Closing the books on Fund I', '一期基金收官'),
      summary: both(
        'What was bought, what was earned and what we would do again.',
        '买了什么、赚了多少，以及哪些做法值得再来一次。',
      ),
      speaker: 'Harriet Lomas',
      daysAgo: 190,
      minutes: 28,
    },
  ],
};
