// What a phone number is while it is typed, and the mask that a region's row makes.
import { regionOfInternational, toE164, type PhoneRegion } from '@quoin/rules';
import { digitMask, type Mask } from '../formatted-input';

export interface PhoneNumber {
  /** Key of a region row, ISO 3166-1 alpha-2. */
  region: string;
  /** Digits only, without the calling code; unfinished while it is typed. */
  national: string;
  /** `+14155550123`, or `''` while the number is none of its region. */
  e164: string;
}

export interface RegionRow extends PhoneRegion {
  /** Its numbers differ in length: the format is that of one, and this many digits are taken. */
  longest?: number;
}

export const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

export const phoneNumber = (region: string, national: string): PhoneNumber => ({
  region,
  national,
  e164: toE164(region, national) ?? '',
});

const placesOf = (format: string) => format.split('.').length - 1;

const wholeFormat = ({ phone_format, longest = 0 }: RegionRow) =>
  phone_format + '.'.repeat(Math.max(longest - placesOf(phone_format), 0));

/** Lays digits into the region's format. A number pasted with its calling code loses it, where the length tells. */
export function phoneMask(region: RegionRow): Mask {
  const { calling_code, longest } = region;
  const withCode = placesOf(region.phone_format) + calling_code.length;
  return digitMask(wholeFormat(region), (text) => {
    const digits = digitsOf(text);
    const repeated = !longest && digits.length === withCode && digits.startsWith(calling_code);
    return repeated ? digits.slice(calling_code.length) : digits;
  });
}

/** `+86 138 0013 8000` or `0086…`; undefined for everything that does not start like that. */
export function internationalIn(text: string): string | undefined {
  const trimmed = text.normalize('NFKC').trim();
  if (!/^(\+|00)/.test(trimmed)) return undefined;
  return `+${digitsOf(trimmed).replace(/^00/, '')}`;
}

/** The number in its own region. Undefined when no row has its calling code. */
export function fromInternational(
  international: string,
  current: string,
  regions: readonly PhoneRegion[],
): Pick<PhoneNumber, 'region' | 'national'> | undefined {
  const key = regionOfInternational(international, current);
  const region = regions.find((row) => row.key === key);
  return region && { region: region.key, national: international.slice(1 + region.calling_code.length) };
}
