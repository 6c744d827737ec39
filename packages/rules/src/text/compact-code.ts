// Numbers and codes that people copy with their name, spaces, hyphens and points: `IBAN: GB29 NWBK 6016…`.
import { normaliseText } from './normalise-text';

/**
 * Letters in upper case and digits, without separators. Other characters stay, so that a check refuses them.
 * @param names what may precede the code, as alternatives of a regular expression: `swift|bic`
 */
export function compactCode(text: string, names?: string): string {
  const code = normaliseText(text);
  const named = names && new RegExp(`^(?:${names})(?: ?(?:number|no\\.?|code))*[ :#]+`, 'i');
  return (named ? code.replace(named, '') : code).replace(/[\s.-]/g, '').toUpperCase();
}

/** The digits of a code sent by SMS or e-mail; `482-917` and `Your code is 482917` have one meaning, `4829` none. */
export function parseSentCode(text: string, length: number): string | undefined {
  const normalised = normaliseText(text);
  const whole = compactCode(normalised);
  if (/^\d+$/.test(whole)) return whole.length === length ? whole : undefined;
  const numbers = (normalised.match(/\d+(?:[ -]\d+)*/g) ?? []).map((part) => compactCode(part));
  const [code, another] = numbers.filter((digits) => digits.length === length);
  return another === undefined ? code : undefined;
}
