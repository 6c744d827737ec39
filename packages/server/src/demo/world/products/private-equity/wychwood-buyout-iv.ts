import { both, NORTH_AMERICA, type ProductSeed } from '../product-seed';
import { CALLS, row, termRows, years } from '../term-rows';

export const WYCHWOOD_BUYOUT_IV: ProductSeed = {
  id: 'wychwood-buyout-iv',
  name: both('Wychwood Lower Mid-Market Buyout Fund IV', '怀奇林中型企业并购基金四期'),
  status: 'published',
  correlation: 'mid',
  eligibility: ['ira', 'us', 'international'],
  countries: NORTH_AMERICA,
  lockUp: [7, 'years'],
  redeems: ['never', 0],
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
      summary: both('Multiples, debt and where past gains came from.', '倍数、债务，以及往期收益从何而来。'),
      speaker: 'Saoirse Lindqvist-Bell',
      daysAgo: 160,
      minutes: 37,
    },
  ],
};
