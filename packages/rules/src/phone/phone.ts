// A telephone number in E.164 form, formatted, masked, and checked.
import type { Problem } from '../problems';
import { isBlank } from '../required';
import { PHONE_REGIONS, phoneRegion } from './phone-regions';
import { callingCountry } from './calling-codes';
import { internationalDigits, readPhone, type PhoneReading } from './read-phone';

/**
 * `+14155550123` for region US and `(415) 555 0123`. Undefined when it is no number of that region. A region without a
 * row takes a number in international form only.
 */
export function toE164(key: string, number: string): string | undefined {
  const region = phoneRegion(key);
  if (!region) return internationalE164(number);
  const reading = readPhone(number, key);
  return reading.kind === 'number' && phoneRegion(reading.region)?.calling_code === region.calling_code
    ? reading.e164
    : undefined;
}

/** A number of any country, in international form. It need not be able to take an SMS. */
export const toE164Anywhere = (number: string): string | undefined => toE164('', number);

/** @param region ISO country of the phone. */
export function problemOfPhone(region: string | undefined, number: string | undefined): Problem | undefined {
  if (isBlank(number)) return { name: 'required' };
  return toE164(region ?? '', number) === undefined
    ? problemOfReading(readPhone(number, region ?? ''))
    : undefined;
}

/** As `toE164Anywhere`. */
export function problemOfPhoneAnywhere(number: string | undefined): Problem | undefined {
  if (isBlank(number)) return { name: 'required' };
  if (toE164Anywhere(number) !== undefined) return undefined;
  return { name: readPhone(number, '').kind === 'extension' ? 'phone_extension' : 'phone_invalid' };
}

function problemOfReading(reading: PhoneReading): Problem {
  switch (reading.kind) {
    case 'too_long':
      return { name: 'phone_too_long', values: { country: { country: reading.country } } };
    case 'not_offered':
      return { name: 'phone_not_offered', values: { country: { country: reading.country } } };
    case 'extension':
      return { name: 'phone_extension' };
    default:
      return { name: 'phone_invalid' };
  }
}

/** ITU-T E.164: at most 15 digits with the calling code. */
function internationalE164(number: string): string | undefined {
  const readable = readPhone(number, '', []).kind;
  const digits = internationalDigits(number) ?? '';
  return readable === 'not_offered' && /^\d{8,15}$/.test(digits) && callingCountry(digits)
    ? `+${digits}`
    : undefined;
}

/** Lays the digits into the region's format, as far as they go; digits beyond it follow at the end. */
export function formatPhone(key: string, number: string): string {
  const digits = digitsOf(number);
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

/** `+1 ******0123`: the calling code and the last four digits stay. */
export function maskPhone(e164: string): string {
  const digits = digitsOf(e164);
  const code = PHONE_REGIONS.find((region) => digits.startsWith(region.calling_code))?.calling_code ?? '';
  const national = digits.slice(code.length);
  return `+${code && `${code} `}${'*'.repeat(Math.max(national.length - 4, 0))}${national.slice(-4)}`;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');
