// Dollars as whole cents: text on the wire, integers in code, never a float. Parses the common notations: 1,234.56,
// 1.234,56, 1 234,56, 1'234.56. Formats in a language by CLDR; Chinese uses `US$`, because a plain dollar sign is ambiguous
// there.
import type { Language } from '../languages';
import { normaliseText } from '../text/normalise-text';

/** A whole number of cents. Made by `cents`, `parseMoney` or `moneyFromWire` only. */
export type Cents = number & { readonly unit: 'cents' };

/** Throws a RangeError for fractions of a cent and for numbers that a double cannot represent exactly. */
export function cents(count: number): Cents {
  if (!Number.isSafeInteger(count)) throw new RangeError('Money must be a safe integer number of cents');
  return count as Cents; // the value was checked above
}

/** Converts whole dollars of constants. */
export const dollars = (whole: number): Cents => cents(whole * 100);

const WIRE_FORMAT = /^(-?)(\d{1,13})\.(\d{2})$/;

/** Parses the wire format only: `50000.00` or `-12.50`. */
export function moneyFromWire(text: string): Cents | undefined {
  const parts = WIRE_FORMAT.exec(text);
  if (!parts) return undefined;
  const size = Number(parts[2]) * 100 + Number(parts[3]);
  return cents(parts[1] && size !== 0 ? -size : size);
}

/** Formats decimal dollars with two places: `50000.00`. */
export function moneyToWire(amount: Cents): string {
  const size = Math.abs(amount);
  const rest = String(size % 100).padStart(2, '0');
  return `${amount < 0 ? '-' : ''}${Math.floor(size / 100)}.${rest}`;
}

export const isMultipleOf = (amount: Cents, step: Cents): boolean => amount % step === 0;

export const addCents = (...amounts: readonly Cents[]): Cents =>
  cents(amounts.reduce((sum, one) => sum + one, 0));

/** Below a trillion, so that a double represents the sum of an account's commitments exactly. */
const MAX_DIGITS = 12;

const CURRENCY = String.raw`(?:US ?\$|USD|\$|dollars?|美元)`;
const BEFORE = new RegExp(`^${CURRENCY} ?`, 'i');
const AFTER = new RegExp(` ?${CURRENCY}$`, 'i');

/** The unambiguous notations, with groups for whole dollars and cents. */
const NOTATIONS = [
  // 50000, 50000.5, 50000., .50
  /^(\d*)(?:\.(\d{0,2}))?$/,
  // 50,000 and 50,000.5
  /^([1-9]\d{0,2}(?:,\d{3})+)(?:\.(\d{0,2}))?$/,
  // 50 000, 50'000, 50 000.50, 50 000,50
  /^([1-9]\d{0,2}(?: \d{3})+)(?:\.(\d{0,2})|,(\d{2}))?$/,
  /^([1-9]\d{0,2}(?:'\d{3})+)(?:\.(\d{0,2})|,(\d{2}))?$/,
  // 1000,00: two digits after the only comma are cents, because a group has three
  /^(\d+),(\d{2})$/,
  // 50.000,00 and 1.000.000; a single point before three digits (50.000) is ambiguous and invalid
  /^([1-9]\d{0,2}(?:\.\d{3})+),(\d{2})$/,
  /^([1-9]\d{0,2}(?:\.\d{3}){2,})$/,
];

/**
 * The cents of an unambiguous amount: `50000`, `US$50,000`, `50 000`, `1000,00`, `250.000,00`, `５０，０００`.
 * Undefined for any other text: `1.000`, `50k`, `1e6`, `-5000`, `€50`.
 */
export function parseMoney(text: string): Cents | undefined {
  const number = normaliseText(text).replaceAll('。', '.').replace(BEFORE, '').replace(AFTER, '');
  if (!/\d/.test(number)) return undefined;
  for (const notation of NOTATIONS) {
    const [, grouped, point = '', comma = ''] = notation.exec(number) ?? [];
    if (grouped === undefined) continue;
    const whole = grouped.replace(/\D/g, '');
    if (whole.length > MAX_DIGITS) return undefined;
    return cents(Number(whole) * 100 + Number((point || comma).padEnd(2, '0')));
  }
  return undefined;
}

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
