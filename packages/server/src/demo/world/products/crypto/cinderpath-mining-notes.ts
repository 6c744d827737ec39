import { both, NORTH_AMERICA, type ProductSeed } from '../product-seed';
import { CALLS, NO_LEVERAGE, row, termRows } from '../term-rows';

export const CINDERPATH_MINING_NOTES: ProductSeed = {
  id: 'cinderpath-mining-notes',
  name: both('Cinderpath Mining Notes', '烬径矿业票据'),
  status: 'closed',
  correlation: 'mid',
  eligibility: ['us'],
  countries: NORTH_AMERICA,
  lockUp: [24, 'months'],
  redeems: ['never', 0],
  minimum: 20_000,
  expectedReturn: '0.13',
  track: { months: 20, growth: 0.004, swing: 0.003, payout: 0.12, every: 3 },
  projectedCloseInDays: 130,
  managers: [
    {
      name: 'Cinderpath Digital Management',
      aumMillions: 730,
      about: both(
        'Cinderpath has run rules-based digital-asset portfolios since 2017 and finances only operators with their own power contracts.',
        '烬径自 2017 年起管理规则化数字资产组合，融资对象仅限自有购电合同的矿场。',
      ),
    },
  ],
  fundMillions: 42,
  fees: { management: '0.01', basis: 'one_time', performance: '0', subscription: '0.01' },
  achPermitted: true,
  sector: both('Mining finance', '矿业融资'),
  tags: [both('Equipment backed', '设备担保'), both('Fixed coupon', '固定票息')],
  summary: both(
    'Two-year notes secured on mining machines and hydro-power contracts; fully subscribed.',
    '两年期票据，以矿机与水电合同作担保；现已募满。',
  ),
  overview: [
    both(
      'Three operators in Quebec and Washington State borrowed to replace old machines with ones that use 38% less power. Their long hydro contracts are part of the security.',
      '魁北克与华盛顿州的三家矿场借款更换设备，新机能耗降低 38%；其长期水电合同亦列入担保。',
    ),
    both(
      'The coupon is fixed in dollars and does not depend on the price of bitcoin, though the borrowers’ health does.',
      '票息以美元固定，与比特币价格无关；但借款人的经营状况与之相关。',
    ),
    both(
      'All notes are placed. They are repaid in eight quarterly parts, of which the first six were paid on time.',
      '票据已全部售出，分八个季度偿还，前六期均已按时支付。',
    ),
  ],
  calls: CALLS.atOnce,
  exit: both('Repaid in eight quarterly parts; no early redemption.', '分八个季度偿还，不设提前赎回。'),
  terms: termRows({
    vehicle: 'delaware_series_llc',
    target: 42,
    term: both('24 months', '24 个月'),
    distributions: 'quarterly',
    leverage: NO_LEVERAGE,
    valuation: 'quarterly',
    tax: 'k1',
    own: [row('Security', '担保', both('Machines and power contracts', '矿机与购电合同'))],
  }),
  webinars: [
    {
      title: both('A site visit in Quebec', '走访魁北克矿场'),
      summary: both('The dam, the sheds and the meter that matters.', '水坝、机房，以及那只真正要紧的电表。'),
      speaker: 'Rosalind Achterberg',
      daysAgo: 240,
      minutes: 24,
    },
  ],
};
