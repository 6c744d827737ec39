import { both, US_ONLY, type ProductSeed } from '../product-seed';
import { CALLS, NO_LEVERAGE, row, termRows, years } from '../term-rows';

export const LITMUS_ROW_LITIGATION_I: ProductSeed = {
  id: 'litmus-row-litigation-i',
  name: both('Litmus Row Litigation Finance Fund I', '石蕊巷诉讼融资基金一期'),
  status: 'closed',
  correlation: 'low',
  eligibility: ['us'],
  countries: US_ONLY,
  lockUp: [4, 'years'],
  redeems: ['never', 0],
  minimum: 75_000,
  expectedReturn: '0.17',
  track: { months: 24, growth: 0.09, swing: 0.012, payout: 0, every: 3 },
  projectedCloseInDays: 400,
  managers: [
    {
      name: 'Litmus Row Capital',
      aumMillions: 240,
      about: both(
        'Former trial judges and litigators who read each file twice and decline nineteen in twenty.',
        '由前审判法官与诉讼律师组成，每份案卷读两遍，二十件推掉十九件。',
      ),
    },
  ],
  fundMillions: 110,
  fees: { management: '0.02', yearCap: 3, performance: '0.2', hurdle: '0.08', subscription: '0.01' },
  achPermitted: true,
  sector: both('Litigation finance', '诉讼融资'),
  tags: [both('Commercial claims', '商业索赔'), both('Uncorrelated', '低相关')],
  summary: both(
    'Pays the costs of 27 commercial claims for a share of what they recover; fully committed.',
    '为 27 宗商业索赔垫付费用，换取胜诉所得分成；额度已满。',
  ),
  overview: [
    both(
      'A company with a good claim often lacks the cash to bring it. The fund pays its lawyers and is repaid, with a share, only if the claim succeeds.',
      '手握有力索赔的企业，往往缺钱打官司。基金代付律师费，胜诉才收回本金并参与分成。',
    ),
    both(
      'Twenty-seven cases are funded, with no more than 8% in any one. Six are decided: five settled, one was lost.',
      '目前资助 27 宗案件，单案不超过 8%。已了结六宗：五宗和解，一宗败诉。',
    ),
    both(
      'Courts keep their own time. Lost cases lose everything that was spent on them. The fund is closed to new investors.',
      '法院自有节奏，败诉则该案投入尽失。本基金已停止接纳新投资者。',
    ),
  ],
  calls: CALLS.threeParts,
  exit: both(
    'As cases end; most are expected to within four years.',
    '随案件了结而退出，多数预计四年内完结。',
  ),
  terms: termRows({
    vehicle: 'delaware_lp',
    target: 110,
    term: years(6, 2),
    distributions: 'at_exit',
    leverage: NO_LEVERAGE,
    valuation: 'quarterly',
    tax: 'k1',
    own: [row('Largest case', '单案上限', both('8% of the fund', '基金规模的 8%'))],
  }),
  webinars: [
    {
      title: both('Why we decline nineteen cases in twenty', '二十件案子为何推掉十九件'),
      summary: both('The checklist, and two cases that failed it.', '审案清单，以及两宗未能过关的案件。'),
      speaker: 'Honora Petrakis',
      daysAgo: 205,
      minutes: 34,
    },
  ],
};
