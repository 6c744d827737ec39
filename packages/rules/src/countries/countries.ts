// Countries and regions of ISO 3166-1 by their two-letter codes, with their English names. The Chinese ones are a file of
// their own, so that a page in English does not carry them.
import type { Language } from '../investing-terms';
import names from './names.en.json';
import { REVIEWED_NAMES } from './reviewed-names';

const ENGLISH: Record<string, string> = names;

/** All 249 codes, A to Z. */
export const COUNTRIES: readonly string[] = /* @__PURE__ */ Object.keys(ENGLISH);

export const isCountry = (code: string): boolean => Object.hasOwn(ENGLISH, code);

/** An unknown code is its own name. */
export function englishCountryName(code: string): string {
  if (!isCountry(code)) return code;
  return REVIEWED_NAMES[code]?.en ?? ENGLISH[code] ?? code;
}

/** The codes in the alphabetical order of the names that `nameOf` gives; Chinese by pinyin. */
export function countriesByName(
  language: Language,
  nameOf: (code: string) => string,
  codes: readonly string[] = COUNTRIES,
): string[] {
  const { compare } = new Intl.Collator(language);
  return codes
    .map((code) => ({ code, name: nameOf(code) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ code }) => code);
}
