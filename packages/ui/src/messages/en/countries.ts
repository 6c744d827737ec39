import { englishCountryName } from '@quoin/rules';

/** ISO 3166-1 codes by name. An app may name one otherwise: `{ countries: { name: (code) => … } }`. */
export const countries = { name: englishCountryName };
