// Uses the names of the browser: a table would add 2.5 KB to every page with a country name.

/** Reviewed names take precedence; an unknown code is its own name. */
export function countryNames(locale: string, reviewed: Partial<Record<string, string>>) {
  let names: Intl.DisplayNames | undefined;
  const ofBrowser = () => (names ??= new Intl.DisplayNames(locale, { type: 'region' }));
  return (code: string): string =>
    /^[A-Z]{2}$/.test(code) ? (reviewed[code] ?? ofBrowser().of(code) ?? code) : code;
}
