import { REVIEWED_IN_ENGLISH } from '@quoin/rules';

// Names of countries as the browser has them: a table would be 2.5 KB of every page that names one.

/** Reviewed names stand first; what is no country is its own name. */
export function countryNames(locale: string, reviewed: Partial<Record<string, string>>) {
  let names: Intl.DisplayNames | undefined;
  const ofBrowser = () => (names ??= new Intl.DisplayNames(locale, { type: 'region' }));
  return (code: string): string =>
    /^[A-Z]{2}$/.test(code) ? (reviewed[code] ?? ofBrowser().of(code) ?? code) : code;
}

/** ISO 3166-1 codes by name. An app may name one otherwise: `{ countries: { name: (code) => … } }`. */
export const countries = { name: /* @__PURE__ */ countryNames('en', REVIEWED_IN_ENGLISH) };
