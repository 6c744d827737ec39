// Titles of calendar days in both languages, for the page and calendar programs.
import type { CalendarKind, EnvelopeKind, Language } from '@quoin/rules';

/** Parameters of a title. */
export interface Named {
  product: string;
  /** Kind of the envelope. */
  document: string;
  /** Year of a tax document, formatted quarter, or redemption day. */
  period: string;
}

export const DAY_TITLES: Record<CalendarKind, Record<Language, (named: Named) => string>> = {
  funds_send_by: {
    en: ({ product, period }) => `Last day to send funds due on ${period}: ${product}`,
    'zh-CN': ({ product, period }) => `${period}到期款项的最晚汇款日：${product}`,
  },
  capital_call_due: {
    en: ({ product }) => `Capital call due: ${product}`,
    'zh-CN': ({ product }) => `缴款截止：${product}`,
  },
  signature_due: {
    en: ({ document, product }) => `Last day to sign: ${[document, product].filter(Boolean).join(', ')}`,
    'zh-CN': ({ document, product }) => `签署截止：${[product, document].filter(Boolean).join('，')}`,
  },
  redemption_request_due: {
    en: ({ product, period }) => `Last day to request a redemption on ${period}: ${product}`,
    'zh-CN': ({ product, period }) => `${period}赎回的申请截止：${product}`,
  },
  redemption_day: {
    en: ({ product }) => `Redemption day: ${product}`,
    'zh-CN': ({ product }) => `赎回日：${product}`,
  },
  redemption_payout: {
    en: ({ product }) => `Redemption paid by: ${product}`,
    'zh-CN': ({ product }) => `赎回款最迟到账：${product}`,
  },
  statement_expected: {
    en: ({ product, period }) => `Statement for ${period} expected: ${product}`,
    'zh-CN': ({ product, period }) => `${period}对账单预计送达：${product}`,
  },
  tax_document_expected: {
    en: ({ product, period }) => `Tax document for ${period} expected: ${product}`,
    'zh-CN': ({ product, period }) => `${period}年度税务文件预计送达：${product}`,
  },
};

export const DOCUMENT_NAMES: Record<EnvelopeKind, Record<Language, string>> = {
  subscription_agreement: { en: 'subscription agreement', 'zh-CN': '认购协议' },
  ach_authorization: { en: 'ACH authorization', 'zh-CN': 'ACH 扣款授权书' },
  distribution_instruction: { en: 'distribution instruction', 'zh-CN': '分配指示' },
  bank_account_change: { en: 'bank account change', 'zh-CN': '银行账户变更申请' },
};

/** @param end the quarter's last day */
export const quarterName = (end: string, language: Language): string => {
  const [year, quarter] = [end.slice(0, 4), Number(end.slice(5, 7)) / 3];
  return language === 'en' ? `Q${quarter} ${year}` : `${year}年第${quarter}季度`;
};

/** Title of the whole calendar. @param product from the brand file */
export const CALENDAR_NAME: Record<Language, (product: string) => string> = {
  en: (product) => `${product}: my investments`,
  'zh-CN': (product) => `${product}：我的投资`,
};

/** Description of each day in a calendar program. */
export const DAY_NOTE: Record<Language, string> = {
  en: 'Dates are New York dates. Sign in to see your tasks:',
  'zh-CN': '日期以纽约时间为准。请登录查看待办事项：',
};
