// The answers of an application as an agreement prints them.
import type {
  ApplicationValues,
  Bilingual,
  InvestorType,
  PortfolioAsset,
  TransferMethod,
} from '@quoin/rules';

type AnswersOf<S extends keyof ApplicationValues, K extends keyof ApplicationValues[S]> = Record<
  Extract<ApplicationValues[S][K], string>,
  Bilingual
>;

export const INVESTOR_TYPE_WORDS: Record<InvestorType, Bilingual> = {
  individual: { en: 'Individual', 'zh-CN': '个人' },
  joint_tenants_in_common: { en: 'Joint tenants in common', 'zh-CN': '共同共有人（按份）' },
  joint_rights_of_survivorship: {
    en: 'Joint tenants with rights of survivorship',
    'zh-CN': '联名（生存者取得权）',
  },
  ira: { en: 'Individual retirement account', 'zh-CN': '个人退休账户（IRA）' },
  entity: { en: 'Entity', 'zh-CN': '机构' },
  trust: { en: 'Trust', 'zh-CN': '信托' },
};

export const METHOD_WORDS: Record<TransferMethod, Bilingual> = {
  wire: { en: 'Wire', 'zh-CN': '电汇' },
  ach: { en: 'ACH', 'zh-CN': 'ACH' },
};

export const BASIS_WORDS: AnswersOf<'qualification', 'accredited_basis'> = {
  income: {
    en: 'Income above the threshold in each of the last two years',
    'zh-CN': '最近两年每年收入均超过标准',
  },
  joint_income: { en: 'Joint income with a spouse above the threshold', 'zh-CN': '与配偶的合计收入超过标准' },
  net_worth: {
    en: 'Net worth above the threshold without the primary residence',
    'zh-CN': '不计主要住所的净资产超过标准',
  },
  fund_insider: {
    en: 'Director, officer or general partner of the fund',
    'zh-CN': '基金的董事、高管或普通合伙人',
  },
  securities_licence: {
    en: 'Holder of a Series 7, 65 or 82 license',
    'zh-CN': '持有 Series 7、65 或 82 执照',
  },
  knowledgeable_employee: { en: 'Knowledgeable employee of the fund', 'zh-CN': '基金的专业知情雇员' },
  none: { en: 'None of these', 'zh-CN': '以上均不符合' },
};

export const OBJECTIVE_WORDS: AnswersOf<'status_and_experience', 'investment_objective'> = {
  growth: { en: 'Growth', 'zh-CN': '增值' },
  income: { en: 'Income', 'zh-CN': '收益' },
  preservation: { en: 'Preservation of capital', 'zh-CN': '保本' },
  speculation: { en: 'Speculation', 'zh-CN': '投机' },
  diversification: { en: 'Diversification', 'zh-CN': '分散投资' },
};

export const RISK_WORDS: AnswersOf<'status_and_experience', 'risk_profile'> = {
  conservative: { en: 'Conservative', 'zh-CN': '保守' },
  moderate: { en: 'Moderate', 'zh-CN': '稳健' },
  aggressive: { en: 'Aggressive', 'zh-CN': '进取' },
};

export const LIQUIDITY_WORDS: AnswersOf<'status_and_experience', 'liquidity_need'> = {
  low: { en: 'Low', 'zh-CN': '低' },
  medium: { en: 'Medium', 'zh-CN': '中' },
  high: { en: 'High', 'zh-CN': '高' },
};

export const HORIZON_WORDS: AnswersOf<'status_and_experience', 'time_horizon'> = {
  under_3_years: { en: 'Under 3 years', 'zh-CN': '3 年以内' },
  '3_to_5_years': { en: '3 to 5 years', 'zh-CN': '3 至 5 年' },
  '5_to_10_years': { en: '5 to 10 years', 'zh-CN': '5 至 10 年' },
  over_10_years: { en: 'Over 10 years', 'zh-CN': '10 年以上' },
};

export const WEALTH_WORDS: AnswersOf<'status_and_experience', 'wealth_source'> = {
  salary: { en: 'Salary', 'zh-CN': '工资' },
  business: { en: 'Business', 'zh-CN': '经营所得' },
  investments: { en: 'Investments', 'zh-CN': '投资所得' },
  inheritance: { en: 'Inheritance', 'zh-CN': '继承' },
  property_sale: { en: 'Sale of property', 'zh-CN': '出售房产' },
  gift: { en: 'Gift', 'zh-CN': '受赠' },
  other: { en: 'Other', 'zh-CN': '其他' },
};

export const ASSET_WORDS: Record<PortfolioAsset, Bilingual> = {
  equities: { en: 'Equities', 'zh-CN': '股票' },
  fixed_income: { en: 'Fixed income', 'zh-CN': '固定收益' },
  options_and_futures: { en: 'Options and futures', 'zh-CN': '期权与期货' },
  cash: { en: 'Cash', 'zh-CN': '现金' },
  real_estate: { en: 'Real estate', 'zh-CN': '房地产' },
  private_equity_and_hedge_funds: { en: 'Private equity and hedge funds', 'zh-CN': '私募股权与对冲基金' },
  other: { en: 'Other', 'zh-CN': '其他' },
};

export const ID_WORDS: Record<string, Bilingual> = {
  ssn: { en: 'Social Security number', 'zh-CN': '社会安全号（SSN）' },
  tin: { en: 'Tax identification number', 'zh-CN': '税号（TIN）' },
  national_id: { en: 'National ID', 'zh-CN': '身份证号' },
  passport: { en: 'Passport', 'zh-CN': '护照' },
  driver_licence: { en: 'Driver’s license', 'zh-CN': '驾驶执照' },
};

export const YES: Bilingual = { en: 'Yes', 'zh-CN': '是' };
export const NO: Bilingual = { en: 'No', 'zh-CN': '否' };
