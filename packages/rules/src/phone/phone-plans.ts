// `@quoin/rules/phone-plans` reads numbers of every country. A separate entry point, because the numbering plans are large.
import { getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isCountry } from '../countries/countries';
import { phoneRegion } from './phone-regions';
import {
  internationalDigits,
  nationalDigits,
  readPhone,
  readUnreadable,
  type PhoneReading,
} from './read-phone';

const UNFINISHED: PhoneReading = { kind: 'unfinished' };

/**
 * Like `readPhone`, for every country: as dialled within the region, or with a calling code, which decides the country. The
 * digits after a shared calling code decide the country. Landlines are accepted, too.
 * @param key selected region, ISO 3166-1 alpha-2
 */
export function readPhoneAnywhere(text: string, key: string): PhoneReading {
  const callingCode = isSupportedCountry(key) ? getCountryCallingCode(key) : undefined;
  const international = internationalDigits(text, callingCode);
  const isNational = international === undefined;
  const own = readPhone(text, isNational ? key : '');
  // With calling code 1, only the numbering plans distinguish Canada from the US.
  if (own.kind === 'number' && (isNational || !own.e164.startsWith('+1'))) return own;
  // In the US and Canada, a landline looks like a mobile number: all of them were read.
  if (isNational && callingCode === '1' && phoneRegion(key)) return own;
  return (
    readUnreadable(text) ??
    (isNational
      ? readNational(nationalDigits(text, callingCode) ?? '', key)
      : readInternational(international)) ??
    (isNational && phoneRegion(key) ? own : UNFINISHED)
  );
}

function readNational(national: string, key: string): PhoneReading | undefined {
  const number = isSupportedCountry(key) ? parsePhoneNumberFromString(national, key) : undefined;
  return number?.isValid() ? { kind: 'number', region: key, national, e164: number.number } : undefined;
}

function readInternational(digits: string): PhoneReading | undefined {
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number?.country || !number.isValid() || !isCountry(number.country)) return undefined;
  const national = number.formatNational().replace(/\D/g, '');
  return { kind: 'number', region: number.country, national, e164: number.number };
}
