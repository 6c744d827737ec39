// Uses the browser's country names: a table would add 2.5 KB to every page with one.

/** Reviewed names take precedence; an unknown code is returned unchanged. */
export function countryNames(locale: string, reviewed: Partial<Record<string, string>>) {
  let names: Intl.DisplayNames | undefined;
  const getBrowserNames = () => (names ??= new Intl.DisplayNames(locale, { type: 'region' }));
  return (code: string): string =>
    /^[A-Z]{2}$/.test(code) ? (reviewed[code] ?? getBrowserNames().of(code) ?? code) : code;
}
