import { both, US_ONLY, type ProductSeed } from '../product-seed';
import { CALLS, row, termRows, years } from '../term-rows';

export const COPPER_BASIN_OPPORTUNITY_ZONE: ProductSeed = {
  id: 'copper-basin-opportunity-zone',
  name: both('Copper Basin Opportunity Zone Fund', '铜盆地机会区基金'),
  status: 'published',
  correlation: 'low',
  eligibility: ['us'],
  countries: US_ONLY,
  lockUp: [10, 'years'],
  redeems: ['never', 0],
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
};
