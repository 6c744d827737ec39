// The names of investor types, transfer methods and asset classes in documents.
import type { Bilingual, InvestorType, PortfolioAsset, TransferMethod } from '@quoin/rules';

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

export const ASSET_WORDS: Record<PortfolioAsset, Bilingual> = {
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
