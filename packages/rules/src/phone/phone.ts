// Telephone numbers by region. A region is a country, not a calling code: the US and Canada share +1.
import { isUsResidence } from '../countries/country-groups';

/** A row as the API lists it. Each dot of the format is a digit of the national number. */
export interface PhoneRegion {
  /** ISO 3166-1 alpha-2 */
  key: string;
  /** Without the plus. */
  calling_code: string;
  enable_send_code: boolean;
  phone_format: string;
}

export const PHONE_REGIONS: readonly PhoneRegion[] = [
  { key: 'US', calling_code: '1', enable_send_code: true, phone_format: '(...) ... ....' },
  { key: 'CA', calling_code: '1', enable_send_code: true, phone_format: '(...) ... ....' },
  { key: 'CN', calling_code: '86', enable_send_code: true, phone_format: '... .... ....' },
  { key: 'HK', calling_code: '852', enable_send_code: true, phone_format: '.... ....' },
];

/** What a national number looks like that can take an SMS, by calling code (ITU-T E.164 national numbering plans). */
const NATIONAL: Record<string, RegExp> = {
  '1': /^[2-9]\d{2}[2-9]\d{6}$/,
  '86': /^1[3-9]\d{9}$/,
  '852': /^[4-9]\d{7}$/,
};

export const phoneRegion = (key: string): PhoneRegion | undefined =>
  PHONE_REGIONS.find((region) => region.key === key);

/** Whose numbers somebody with this residence most likely has. Puerto Rico's are numbered among those of the US. */
export const phoneRegionOf = (residence: string): PhoneRegion | undefined =>
  phoneRegion(isUsResidence(residence) ? 'US' : residence);

/**
 * `+14155550123` for region US and `(415) 555 0123`. Undefined when the number is none of that region.
 * The calling code may stand in front; a region without a row here takes the number in international form only.
 */
export function toE164(key: string, number: string): string | undefined {
  const region = phoneRegion(key);
  const text = number.normalize('NFKC').trim();
  if (!/^\+?[\d\s().-]+$/.test(text)) return undefined;
  const digits = digitsOf(text);
  if (!region) return text.startsWith('+') && /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : undefined;
  const national = nationalDigits(region, text);
  return national !== undefined && NATIONAL[region.calling_code]?.test(national)
    ? `+${region.calling_code}${national}`
    : undefined;
}

/** The same for a number that need not take an SMS, nor be of the region: with its plus in front it may be anywhere. */
export const toE164Anywhere = (key: string, number: string): string | undefined =>
  toE164(key, number) ?? toE164('', number);

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

/**
 * The region of a number pasted with its plus, `+8613800138000` is CN. For +1 it keeps the region chosen now when that
 * is US or CA. Undefined for national numbers and unknown calling codes.
 */
export function regionOfInternational(number: string, current = 'US'): string | undefined {
  const text = number.trim();
  if (!text.startsWith('+')) return undefined;
  const digits = digitsOf(text);
  const fitting = PHONE_REGIONS.filter((region) => digits.startsWith(region.calling_code));
  return (fitting.find((region) => region.key === current) ?? fitting[0])?.key;
}

/** `+1 ******0123`: the calling code and the last four digits stay. */
export function maskPhone(e164: string): string {
  const digits = digitsOf(e164);
  const code = PHONE_REGIONS.find((region) => digits.startsWith(region.calling_code))?.calling_code ?? '';
  const national = digits.slice(code.length);
  return `+${code && `${code} `}${'*'.repeat(Math.max(national.length - 4, 0))}${national.slice(-4)}`;
}

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The national digits, when the text has as many as the format wants, with or without the calling code. */
function nationalDigits(region: PhoneRegion, text: string): string | undefined {
  const digits = digitsOf(text);
  const wanted = region.phone_format.split('.').length - 1;
  if (!text.startsWith('+') && digits.length === wanted) return digits;
  const withCode = digits.length === wanted + region.calling_code.length;
  return withCode && digits.startsWith(region.calling_code)
    ? digits.slice(region.calling_code.length)
    : undefined;
}
