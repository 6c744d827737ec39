// What a phone number is while it is typed, and the mask that a region's row makes.
import { maskitoTransform, type MaskitoOptions } from '@maskito/core';
import { regionOfInternational, toE164, type PhoneRegion } from '@quoin/rules';
import { digitMask } from '../formatted-input';

export interface PhoneNumber {
  /** Key of a region row, ISO 3166-1 alpha-2. */
  region: string;
  /** Digits only, without the calling code; unfinished while it is typed. */
  national: string;
  /** `+14155550123`, or `''` while the number is none of its region. */
  e164: string;
}

export const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '');

export const phoneNumber = (region: string, national: string): PhoneNumber => ({
  region,
  national,
  e164: toE164(region, national) ?? '',
});

const placesOf = (format: string) => format.split('.').length - 1;

/** Lays digits into the region's format. A number pasted with its calling code loses it. */
export function phoneMask({ phone_format, calling_code }: PhoneRegion): MaskitoOptions {
  const withCode = placesOf(phone_format) + calling_code.length;
  return digitMask(phone_format, [
    ({ elementState, data }) => {
      const digits = digitsOf(data);
      const repeated = digits.length === withCode && digits.startsWith(calling_code);
      return { elementState, data: repeated ? digits.slice(calling_code.length) : data };
    },
  ]);
}

/** Digits that the format has no place for follow at the end: after a change of region none is lost. */
export const writtenPhone = (national: string, { phone_format }: PhoneRegion, mask: MaskitoOptions): string =>
  maskitoTransform(national, mask) + national.slice(placesOf(phone_format));

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
): PhoneNumber | undefined {
  const key = regionOfInternational(international, current);
  const region = regions.find((row) => row.key === key);
  return region && phoneNumber(region.key, international.slice(1 + region.calling_code.length));
}
