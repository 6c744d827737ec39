// `@quoin/rules/phone-plans` reads numbers of every country. A separate entry point, because the numbering plans are large.
import {
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
} from 'libphonenumber-js/min';
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
  const unreadable = readUnreadable(text);
  if (unreadable) return unreadable;
  if (!isNational) return readInternational(international) ?? UNFINISHED;
  const digits = nationalDigits(text, callingCode) ?? '';
  // In the US and Canada, a landline looks like a mobile number: all of them were read.
  const isRead = callingCode === '1' && phoneRegion(key);
  return (
    (isRead ? undefined : readNational(digits, key)) ??
    readWithCallingCode(digits, key) ??
    (phoneRegion(key) ? own : UNFINISHED)
  );
}

function readNational(national: string, key: string): PhoneReading | undefined {
  const number = isSupportedCountry(key) ? parsePhoneNumberFromString(national, key) : undefined;
  return number?.isValid() ? { kind: 'number', region: key, national, e164: number.number } : undefined;
}

/**
 * `44 20 7946 0958`: too long for the selected country, and a number of another one with its calling code. A number of the
 * selected country with one digit too many is not read: it may as well be that.
 */
function readWithCallingCode(digits: string, key: string): PhoneReading | undefined {
  if (!isSupportedCountry(key) || validatePhoneNumberLength(digits, key) !== 'TOO_LONG') return undefined;
  const isOneTooLong = parsePhoneNumberFromString(digits.slice(0, -1), key)?.isValid();
  return isOneTooLong ? undefined : readInternational(digits);
}

function readInternational(digits: string): PhoneReading | undefined {
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number?.country || !number.isValid() || !isCountry(number.country)) return undefined;
  const national = number.formatNational().replace(/\D/g, '');
  return { kind: 'number', region: number.country, national, e164: number.number };
}
