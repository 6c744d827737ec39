// Parses amounts of dollars in the common notations: 1,234.56, 1.234,56, 1 234,56, 1'234.56.
import { normaliseText } from '../text/normalise-text';
import { cents, type Cents } from './money';

/** Below a trillion, so that a double represents the sum of an account's commitments exactly. */
const MOST_DIGITS = 12;

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
    if (whole.length > MOST_DIGITS) return undefined;
    return cents(Number(whole) * 100 + Number((point || comma).padEnd(2, '0')));
  }
  return undefined;
}
