import { both, US_ONLY, type ProductSeed } from '../product-seed';
import { CALLS, NO_LEVERAGE, ONE_COMPANY, termRows, years } from '../term-rows';

export const SALTWING_BIO_I: ProductSeed = {
  id: 'saltwing-bio-i',
  name: both('Saltwing Bio Access I', '盐翼生物专项一期'),
  status: 'upcoming',
  correlation: 'high',
  eligibility: ['us'],
  countries: US_ONLY,
  lockUp: [5, 'years'],
  redeems: ['never', 0],
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
};
