// How an amount is written in a language, as the CLDR has it. Among Chinese words a bare dollar sign does not say whose
// dollar it is.
import type { Language } from '../languages';
import { type Cents, moneyToWire } from './money';

const SIGN: Record<Language, string> = { en: '$', 'zh-CN': 'US$' };

/** For sentences: `$50,000`, in Chinese `US$50,000`; with cents only when there are any. */
export const formatDollars = (amount: Cents, language: Language): string =>
  formatExactDollars(amount, language).replace(/\.00$/, '');

/** For figures: `$50,000.00`, always with cents. Minus is U+2212. */
export const formatExactDollars = (amount: Cents, language: Language): string =>
  formatDecimalDollars(moneyToWire(amount), language);

/** A decimal as it stands, with the places it has: the price of a unit, `$104.2500`. */
export function formatDecimalDollars(decimal: string, language: Language): string {
  const minus = decimal.startsWith('-') ? '\u2212' : '';
  const [whole = '', ...places] = decimal.replace('-', '').split('.');
  return `${minus}${SIGN[language]}${[whole.replace(/\B(?=(\d{3})+$)/g, ','), ...places].join('.')}`;
}
