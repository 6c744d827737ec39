// Names of investor types, qualification tests, transfer methods and asset classes in documents.
import type { AccreditedBasis, Bilingual, InvestorType, PortfolioAsset, TransferMethod } from '@quoin/rules';

export const INVESTOR_TYPE_LABELS: Record<InvestorType, Bilingual> = {
  individual: { en: 'Individual', 'zh-CN': '个人' },
  joint_tenants_in_common: { en: 'Joint tenants in common', 'zh-CN': '联名（按份共有）' },
  joint_rights_of_survivorship: {
    en: 'Joint tenants with rights of survivorship',
    'zh-CN': '联名（生存者取得权）',
  },
  joint_community_property: { en: 'Spouses with community property', 'zh-CN': '联名（夫妻共同财产）' },
  ira: { en: 'Individual retirement account', 'zh-CN': '个人退休账户（IRA）' },
  entity: { en: 'Entity', 'zh-CN': '机构' },
  trust: { en: 'Trust', 'zh-CN': '信托' },
};

/** Tests of 17 CFR 230.501(a), with the amounts in force on the day of signing. */
export const BASIS_LABELS: Record<AccreditedBasis, Bilingual> = {
  income: {
    en: 'Income above the threshold in each of the last two years',
    'zh-CN': '最近两年每年收入均超过标准',
  },
  joint_income: {
    en: 'Joint income with a spouse or spousal equivalent above the threshold',
    'zh-CN': '与配偶或同等伴侣的合计收入超过标准',
  },
  net_worth: {
    en: 'Net worth above the threshold without the primary residence',
    'zh-CN': '不计主要住所的净资产超过标准',
  },
  fund_insider: {
    en: 'Director, executive officer or general partner of the fund',
    'zh-CN': '基金的董事、高级管理人员或普通合伙人',
  },
  securities_licence: {
    en: 'Holder of a Series 7, 65 or 82 license',
    'zh-CN': '持有 Series 7、65 或 82 执照',
  },
  knowledgeable_employee: { en: 'Knowledgeable employee of the fund', 'zh-CN': '基金的专业知情雇员' },
  each_owner: {
    en: 'Each owner meets a test of an accredited investor',
    'zh-CN': '每位共有人各自符合一项合格投资者标准',
  },
  entity_assets: {
    en: 'Entity with total assets above the threshold, 17 CFR 230.501(a)(3)',
    'zh-CN': '总资产超过标准的机构，17 CFR 230.501(a)(3)',
  },
  trust_assets: {
    en: 'Trust with total assets above the threshold, directed by a sophisticated person, 17 CFR 230.501(a)(7)',
    'zh-CN': '总资产超过标准、由具备投资经验的人士决定投资的信托，17 CFR 230.501(a)(7)',
  },
  entity_investments: {
    en: 'Entity of another kind with investments above the threshold, 17 CFR 230.501(a)(9)',
    'zh-CN': '投资资产超过标准的其他类型机构，17 CFR 230.501(a)(9)',
  },
  equity_owners: {
    en: 'Entity whose equity owners are all accredited investors, 17 CFR 230.501(a)(8)',
    'zh-CN': '全体权益持有人均为合格投资者的机构，17 CFR 230.501(a)(8)',
  },
  grantors: {
    en: 'Revocable trust whose grantors are all accredited investors, 17 CFR 230.501(a)(8)',
    'zh-CN': '全体委托人均为合格投资者的可撤销信托，17 CFR 230.501(a)(8)',
  },
  institution: {
    en: 'Institution or benefit plan, 17 CFR 230.501(a)(1) or (2)',
    'zh-CN': '金融机构或福利计划，17 CFR 230.501(a)(1) 或 (2)',
  },
  family_office: {
    en: 'Family office with assets under management above the threshold, 17 CFR 230.501(a)(12)',
    'zh-CN': '管理资产超过标准的家族办公室，17 CFR 230.501(a)(12)',
  },
  family_client: {
    en: 'Family client whose family office directs the purchase, 17 CFR 230.501(a)(13)',
    'zh-CN': '由家族办公室决定投资的家族客户，17 CFR 230.501(a)(13)',
  },
  none: { en: 'None of these', 'zh-CN': '以上均不符合' },
};

export const METHOD_LABELS: Record<TransferMethod, Bilingual> = {
  wire: { en: 'Wire', 'zh-CN': '电汇' },
  ach: { en: 'ACH', 'zh-CN': 'ACH' },
};

export const ASSET_LABELS: Record<PortfolioAsset, Bilingual> = {
  equities: { en: 'Equities', 'zh-CN': '股票' },
  fixed_income: { en: 'Fixed income', 'zh-CN': '固定收益' },
  options_and_futures: { en: 'Options and futures', 'zh-CN': '期权与期货' },
  cash: { en: 'Cash', 'zh-CN': '现金' },
  real_estate: { en: 'Real estate', 'zh-CN': '房地产' },
  private_equity_and_hedge_funds: { en: 'Private equity and hedge funds', 'zh-CN': '私募股权与对冲基金' },
  other: { en: 'Other', 'zh-CN': '其他' },
};

export const YES: Bilingual = { en: 'Yes', 'zh-CN': '是' };
export const NO: Bilingual = { en: 'No', 'zh-CN': '否' };
