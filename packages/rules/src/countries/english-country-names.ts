// The English names of countries and regions in documents, which must not depend on the machine. A page may use the
// names of its browser.
import { isCountry } from './countries';
import names from './names.en.json';
import { REVIEWED_IN_ENGLISH } from './reviewed-names';

const ENGLISH: Record<string, string> = names;

/** Returns an unknown code unchanged. */
export function englishCountryName(code: string): string {
  if (!isCountry(code)) return code;
  return REVIEWED_IN_ENGLISH[code] ?? ENGLISH[code] ?? code;
}
