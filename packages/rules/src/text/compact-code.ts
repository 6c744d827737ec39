// Normalises numbers and codes that users paste with a label, spaces, hyphens or points: `IBAN: GB29 NWBK 6016…`.
import { normaliseText } from './normalise-text';

/**
 * Upper-case letters and digits without separators. Keeps other characters, so that validation rejects them.
 * @param names labels that may precede the code, as regular expression alternatives: `swift|bic`
 */
export function compactCode(text: string, names?: string): string {
  const code = normaliseText(text);
  const named = names && new RegExp(`^(?:${names})(?: ?(?:number|no\\.?|code))*[ :#]+`, 'i');
  return (named ? code.replace(named, '') : code).replace(/[\s.-]/g, '').toUpperCase();
}

/** Digits of a code sent by SMS or e-mail: accepts `482-917` and `Your code is 482917`, but not `4829`. */
export function parseSentCode(text: string, length: number): string | undefined {
  const normalised = normaliseText(text);
  const whole = compactCode(normalised);
  if (/^\d+$/.test(whole)) return whole.length === length ? whole : undefined;
  const numbers = (normalised.match(/\d+(?:[ -]\d+)*/g) ?? []).map((part) => compactCode(part));
  const [code, another] = numbers.filter((digits) => digits.length === length);
  return another === undefined ? code : undefined;
}
