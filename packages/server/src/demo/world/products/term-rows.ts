// The rows of a term sheet that most funds word alike, chosen from small closed lists.
import type { Bilingual } from '@quoin/rules';
import { both } from './product-seed';

const VEHICLES = {
  delaware_lp: both('Delaware limited partnership', '特拉华州有限合伙企业'),
  delaware_series_llc: both(
    'Series of a Delaware limited liability company',
    '特拉华州系列有限责任公司之独立系列',
  ),
  cayman_feeder: both(
    'Cayman Islands exempted company feeding a Delaware master fund',
    '开曼群岛豁免公司，作为联接基金投资于特拉华州主基金',
  ),
} as const;

const INTERESTS = {
  delaware_lp: both('Limited partner interests in an access fund', '投资通道基金的有限合伙份额'),
  delaware_series_llc: both('Membership units of the series', '该系列的成员份额'),
  cayman_feeder: both('Non-voting participating shares', '无表决权参与股份'),
} as const;

const DISTRIBUTIONS = {
  monthly: both('Monthly, within 15 days of month end', '每月一次，月末后 15 日内'),
  quarterly: both('Quarterly, within 30 days of quarter end', '每季一次，季末后 30 日内'),
  annual: both('Once a year, after the audit', '每年一次，于年度审计之后'),
  at_exit: both('From sale proceeds as assets are realized', '随资产变现，以出售所得分配'),
  reinvested: both('None; income is reinvested in the fund', '不分配，收益留在基金内再投资'),
} as const;

const TAX_FORMS = {
  k1: both('Schedule K-1, by the end of March', 'Schedule K-1，于三月底前提供'),
  k1_ubti: both(
    'Schedule K-1; retirement accounts may receive unrelated business taxable income',
    'Schedule K-1；退休账户可能取得非相关业务应税收入（UBTI）',
  ),
  pfic: both(
    'Annual PFIC statement for US holders; none for others',
    '向美国持有人提供年度 PFIC 报表，其他持有人无',
  ),
} as const;

const VALUATIONS = {
  monthly: both(
    'Monthly, at the last business day, by the administrator',
    '每月最后一个营业日由行政管理人估值',
  ),
  quarterly: both('Quarterly by the manager, audited yearly', '管理人每季估值，每年审计'),
} as const;

export interface TermChoices {
  vehicle: keyof typeof VEHICLES;
  /** Millions of dollars. */
  target: number;
  term: Bilingual;
  distributions: keyof typeof DISTRIBUTIONS;
  leverage: Bilingual;
  valuation: keyof typeof VALUATIONS;
  tax: keyof typeof TAX_FORMS;
  /** What only this fund has. */
  own?: readonly { name: Bilingual; value: Bilingual }[];
}

export function termRows(choices: TermChoices): { name: Bilingual; value: Bilingual }[] {
  const { vehicle, target } = choices;
  return [
    row('Vehicle', '法律形式', VEHICLES[vehicle]),
    row('Interest offered', '发售权益', INTERESTS[vehicle]),
    row('Target size', '目标规模', both(`$${target} million`, `${inChineseCount(target)}美元`)),
    row('Term', '存续期', choices.term),
    row('Distributions', '收益分配', DISTRIBUTIONS[choices.distributions]),
    row('Leverage', '杠杆', choices.leverage),
    row('Valuation', '估值', VALUATIONS[choices.valuation]),
    ...(choices.own ?? []),
    row(
      'Reporting',
      '报告',
      both('Quarterly letter and statement; audited annual accounts', '季度信函与对账单；经审计的年度账目'),
    ),
    row('Tax reporting', '税务文件', TAX_FORMS[choices.tax]),
    row('Transfers', '转让', both('Only with the manager’s consent', '须经管理人同意')),
    row(
      'Governing law',
      '适用法律',
      vehicle === 'cayman_feeder'
        ? both('Cayman Islands', '开曼群岛')
        : both('State of Delaware', '美国特拉华州'),
    ),
  ];
}

/** Millions as Chinese counts them: by ten thousands and hundred millions. */
const inChineseCount = (millions: number) =>
  millions < 100 ? `${(millions * 100).toLocaleString('en-US')} 万` : `${millions / 100} 亿`;

export const row = (en: string, zh: string, value: Bilingual) => ({ name: both(en, zh), value });

/** How and when money is called, in the wordings that several funds share. */
export const CALLS = {
  atOnce: both(
    'The full commitment is due within 10 business days of acceptance. There are no later calls.',
    '认购获接受后 10 个营业日内一次性缴足，之后不再缴款。',
  ),
  threeParts: both(
    '40% at the first close, 30% about nine months later and 30% about eighteen months later, each on 10 business days’ notice.',
    '首次交割缴付 40%，约九个月后缴付 30%，约十八个月后缴付 30%；每次提前 10 个营业日通知。',
  ),
  halfAndHalf: both(
    '50% at acceptance and 50% within twelve months, on 10 business days’ notice.',
    '认购获接受时缴付 50%，其余 50% 于十二个月内缴付，提前 10 个营业日通知。',
  ),
} as const;

export const NO_LEVERAGE = both('None', '不使用杠杆');

export const years = (count: number, extensions: number) =>
  both(
    `${count} years, and up to ${extensions} extensions of one year`,
    `${count} 年，可延长至多 ${extensions} 次，每次一年`,
  );
export const OPEN_ENDED = both('Open-ended', '开放式，无固定期限');

export const COLD_STORAGE = row(
  'Custody',
  '托管',
  both('Qualified custodian; at least 95% in cold storage', '合格托管人保管，95% 以上离线冷存储'),
);

/** What every single-company fund must say. */
export const ONE_COMPANY = row(
  'Concentration',
  '集中度',
  both('One company; the whole investment may be lost', '仅投一家企业，可能损失全部本金'),
);
