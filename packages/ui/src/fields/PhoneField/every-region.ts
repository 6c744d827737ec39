// The numbering plans of the whole world, loaded only when a phone field asks for them (`allRegions`).
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import examples from 'libphonenumber-js/mobile/examples';
import { isCountry, type PhoneReading } from '@quoin/rules';
import { digitsOf, type RegionRow } from './phone-number';

/** With one trunk digit in front, no national number is longer (ITU-T E.164). */
const LONGEST = 15;

const rowOf = (key: ReturnType<typeof getCountries>[number]): RegionRow => {
  const calling_code = getCountryCallingCode(key);
  const written = getExampleNumber(key, examples)?.formatNational() ?? '0'.repeat(10);
  return {
    key,
    calling_code,
    enable_send_code: true,
    phone_format: written.replace(/\d/g, '.'),
    longest: LONGEST + 1 - calling_code.length,
  };
};

/** Every country that has a numbering plan, in the layout of one of its mobile numbers. */
export const everyRegion: readonly RegionRow[] = /* @__PURE__ */ getCountries().filter(isCountry).map(rowOf);

/** As dialled at home, with the trunk digit or without. Undefined when it is no number of that country. */
export function e164Of(key: string, national: string): string | undefined {
  if (!isSupportedCountry(key)) return undefined;
  const number = parsePhoneNumberFromString(national, key);
  return number?.isValid() ? number.number : undefined;
}

/**
 * The country of `+44…` and the digits that are dialled there. A calling code that several share is resolved by what
 * follows. Undefined while the number is not one of a country's.
 */
export function readInternational(international: string): PhoneReading | undefined {
  const number = parsePhoneNumberFromString(international);
  if (!number?.country || !number.isValid() || !isCountry(number.country)) return undefined;
  const national = digitsOf(number.formatNational());
  return { kind: 'number', region: number.country, national, e164: number.number };
}
