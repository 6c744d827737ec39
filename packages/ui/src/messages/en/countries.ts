import { REVIEWED_IN_ENGLISH } from '@quoin/rules';
import { countryNames } from '../country-names';

/** Names of ISO 3166-1 codes. An app can override them: `{ countries: { name: (code) => … } }`. */
export const countries = { name: /* @__PURE__ */ countryNames('en', REVIEWED_IN_ENGLISH) };
