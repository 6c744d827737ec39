// The English names of countries and regions as documents carry them: the same on every machine. A page may ask its browser.
import { isCountry } from './countries';
import names from './names.en.json';
import { REVIEWED_IN_ENGLISH } from './reviewed-names';

const ENGLISH: Record<string, string> = names;

/** An unknown code is its own name. */
export function englishCountryName(code: string): string {
  if (!isCountry(code)) return code;
  return REVIEWED_IN_ENGLISH[code] ?? ENGLISH[code] ?? code;
}
