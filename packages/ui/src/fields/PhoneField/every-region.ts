// The numbering plans of the whole world, loaded only when a phone field asks for them (`allRegions`).
import { getCountries, getCountryCallingCode, getExampleNumber } from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { isCountry } from '@quoin/rules';
import type { RegionRow } from './phone-number';

export { readPhoneAnywhere } from '@quoin/rules/phone-plans';

/** With one trunk digit in front, no national number is longer (ITU-T E.164). */
const MAX_DIGITS = 15;

const getRow = (key: ReturnType<typeof getCountries>[number]): RegionRow => {
  const calling_code = getCountryCallingCode(key);
  const written = getExampleNumber(key, examples)?.formatNational() ?? '0'.repeat(10);
  return {
    key,
    calling_code,
    enable_send_code: true,
    phone_format: written.replace(/\d/g, '.'),
    maxDigits: MAX_DIGITS + 1 - calling_code.length,
  };
};

/** Every country that has a numbering plan, in the layout of one of its mobile numbers. */
export const everyRegion: readonly RegionRow[] = /* @__PURE__ */ getCountries().filter(isCountry).map(getRow);
