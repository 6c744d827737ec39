// Countries and regions of ISO 3166-1 by their two-letter codes, with their names in both languages.
import type { Language } from '../investing-terms';
import names from './country-names.json';
import { REVIEWED_NAMES } from './reviewed-names';

const GENERATED: Record<string, readonly string[]> = names;

/** All 249 codes, A to Z. */
export const COUNTRIES: readonly string[] = /* @__PURE__ */ Object.keys(GENERATED);

export const isCountry = (code: string): boolean => Object.hasOwn(GENERATED, code);

/** The name in that language; an unknown code is its own name. */
export function countryName(code: string, language: Language): string {
  if (!isCountry(code)) return code;
  return REVIEWED_NAMES[code]?.[language] ?? GENERATED[code]?.[language === 'en' ? 0 : 1] ?? code;
}

/** The codes (all, unless told which) in the alphabetical order of that language; Chinese by pinyin. */
export function countriesByName(language: Language, codes: readonly string[] = COUNTRIES): string[] {
  const { compare } = new Intl.Collator(language);
  return [...codes].sort((one, other) => compare(countryName(one, language), countryName(other, language)));
}
