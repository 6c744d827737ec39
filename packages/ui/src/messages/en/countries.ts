import { REVIEWED_IN_ENGLISH } from '@quoin/rules';
import { countryNames } from '../country-names';

/** ISO 3166-1 codes by name. An app may name one otherwise: `{ countries: { name: (code) => … } }`. */
export const countries = { name: /* @__PURE__ */ countryNames('en', REVIEWED_IN_ENGLISH) };
