// Converts telephone numbers to E.164, formats, masks and checks them.
import type { Problem } from '../problems';
import { isBlank } from '../required';
import { PHONE_REGIONS, phoneRegion } from './phone-regions';
import { getCallingCountry } from './calling-codes';
import { internationalDigits, readPhone, type PhoneReading } from './read-phone';

/**
 * `+14155550123` for region US and `(415) 555 0123`. Undefined if it is not a valid number of the region. Regions without a
 * row accept only the international format.
 */
export function toE164(key: string, number: string): string | undefined {
  const region = phoneRegion(key);
  if (!region) return internationalE164(number);
  const reading = readPhone(number, key);
  return reading.kind === 'number' && phoneRegion(reading.region)?.calling_code === region.calling_code
    ? reading.e164
    : undefined;
}

/** Accepts numbers of any country in international format, even if they cannot receive SMS. */
export const toE164Anywhere = (number: string): string | undefined => toE164('', number);

/** @param region ISO country of the phone. */
export function validatePhone(region: string | undefined, number: string | undefined): Problem | undefined {
  if (isBlank(number)) return { name: 'required' };
  return toE164(region ?? '', number) === undefined
    ? validatePhoneReading(readPhone(number, region ?? ''))
    : undefined;
}

/** Like `toE164Anywhere`. */
export function validatePhoneAnywhere(number: string | undefined): Problem | undefined {
  if (isBlank(number)) return { name: 'required' };
  if (toE164Anywhere(number) !== undefined) return undefined;
  return { name: readPhone(number, '').kind === 'extension' ? 'phone_extension' : 'phone_invalid' };
}

function validatePhoneReading(reading: PhoneReading): Problem {
  switch (reading.kind) {
    case 'too_long':
      return { name: 'phone_too_long', values: { country: { country: reading.country } } };
    case 'not_offered':
      return { name: 'phone_not_offered', values: { country: { country: reading.country } } };
    case 'extension':
      return { name: 'phone_extension' };
    case 'without_sms':
      return { name: 'phone_without_sms' };
    default:
      return { name: 'phone_invalid' };
  }
}

/** Calling codes after which a zero is part of the number. Elsewhere it is dialled within the country only (ITU-T E.164). */
const WITH_ZERO = ['39', '225', '229', '241', '242', '378'];

/** ITU-T E.164: at most 15 digits with the calling code. */
function internationalE164(number: string): string | undefined {
  const dialled = internationalDigits(number) ?? '';
  const callingCode = getCallingCountry(dialled)?.callingCode;
  if (callingCode === undefined || readPhone(number, '', []).kind !== 'not_offered') return undefined;
  const national = dialled.slice(callingCode.length);
  const digits = callingCode + (WITH_ZERO.includes(callingCode) ? national : national.replace(/^0/, ''));
  return /^\d{8,15}$/.test(digits) ? `+${digits}` : undefined;
}

/** Formats the available digits by the region's format; appends surplus digits. */
export function formatPhone(key: string, number: string): string {
  const digits = getDigits(number);
  const region = phoneRegion(key);
  if (!region) return digits;
  let used = 0;
  let text = '';
  for (const place of region.phone_format) {
    if (used === digits.length) break;
    text += place === '.' ? (digits[used++] ?? '') : place;
  }
  return text + digits.slice(used);
}

/** Masks all but the calling code and the last four digits: `+1 ******0123`. */
export function maskPhone(e164: string): string {
  const digits = getDigits(e164);
  const code = PHONE_REGIONS.find((region) => digits.startsWith(region.calling_code))?.calling_code ?? '';
  const national = digits.slice(code.length);
  return `+${code && `${code} `}${'*'.repeat(Math.max(national.length - 4, 0))}${national.slice(-4)}`;
}

const getDigits = (text: string) => text.replace(/\D/g, '');
