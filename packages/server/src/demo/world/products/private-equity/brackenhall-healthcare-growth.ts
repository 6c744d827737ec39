import { both, INTERNATIONAL, type ProductSeed } from '../product-seed';
import { CALLS, NO_LEVERAGE, row, termRows, years } from '../term-rows';

export const BRACKENHALL_HEALTHCARE_GROWTH: ProductSeed = {
  id: 'brackenhall-healthcare-growth',
  name: both('Brackenhall Healthcare Growth Fund', '蕨堂医疗成长基金'),
  status: 'upcoming',
  correlation: 'mid',
  eligibility: ['ira', 'us', 'international'],
  countries: INTERNATIONAL,
  lockUp: [6, 'years'],
  redeems: ['never', 0],
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
};
