import { REVIEWED_IN_ENGLISH } from '@quoin/rules';

let names: Intl.DisplayNames | undefined;

/** As the browser names them: a table would be 2.3 KiB of every page that names a country. */
const ofBrowser = (): Intl.DisplayNames => (names ??= new Intl.DisplayNames('en', { type: 'region' }));

/** Reviewed names stand first; what is no country is its own name. */
function name(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return REVIEWED_IN_ENGLISH[code] ?? ofBrowser().of(code) ?? code;
}

/** ISO 3166-1 codes by name. An app may name one otherwise: `{ countries: { name: (code) => … } }`. */
export const countries = { name };
