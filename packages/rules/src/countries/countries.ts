// Countries and regions of ISO 3166-1 by their two-letter codes. The names are in separate files, so that a page loads
// one language only.
import codes from './codes.json';

/** All 249 codes, A to Z. */
export const COUNTRIES: readonly string[] = /* @__PURE__ */ codes.split(' ');

export const isCountry = (code: string): boolean => COUNTRIES.includes(code);

/** The codes in the alphabetical order of the names that `getName` returns; Chinese by pinyin. */
export function countriesByName(
  language: string,
  getName: (code: string) => string,
  codes: readonly string[] = COUNTRIES,
): string[] {
  const { compare } = new Intl.Collator(language);
  return codes
    .map((code) => ({ code, name: getName(code) }))
    .sort((one, other) => compare(one.name, other.name))
    .map(({ code }) => code);
}
