// Formats amounts in a language by CLDR. Chinese uses `US$`, because a plain dollar sign is ambiguous there.
import type { Language } from '../languages';
import { type Cents, moneyToWire } from './money';

const SIGN: Record<Language, string> = { en: '$', 'zh-CN': 'US$' };

/** For running text: `$50,000`, in Chinese `US$50,000`. Cents only if they are not zero. */
export const formatDollars = (amount: Cents, language: Language): string =>
  formatExactDollars(amount, language).replace(/\.00$/, '');

/** For tables: `$50,000.00`, always with cents. Minus is U+2212. */
export const formatExactDollars = (amount: Cents, language: Language): string =>
  formatDecimalDollars(moneyToWire(amount), language);

/** Keeps the decimal places of the input, for example of a unit price: `$104.2500`. */
export function formatDecimalDollars(decimal: string, language: Language): string {
  const minus = decimal.startsWith('-') ? '\u2212' : '';
  const [whole = '', ...places] = decimal.replace('-', '').split('.');
  return `${minus}${SIGN[language]}${[whole.replace(/\B(?=(?:\d{3}){1,9}$)/g, ','), ...places].join('.')}`;
}
