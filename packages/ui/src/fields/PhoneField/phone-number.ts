// What a phone number is while it is typed, and the mask that a region's row makes.
import { hasTrunkPrefix, nationalDigits, countDigits, type PhoneRegion } from '@quoin/rules';
import { createChangingMask, type FixedFormat, type Mask } from '../formatted-input';

export interface PhoneNumber {
  /** Key of a region row, ISO 3166-1 alpha-2. */
  region: string;
  /**
   * Digits only, without the calling code; unfinished while they are typed. A text that is no number of an offered region
   * stays as it was typed: `+44 20 7946 0958`.
   */
  national: string;
  /** `+14155550123`, or `''` while the number is none of its region. */
  e164: string;
}

export interface RegionRow extends PhoneRegion {
  /** Its numbers differ in length: the format is that of one, and this many digits are taken. */
  maxDigits?: number | undefined;
}

/** Separators after a complete number stay, because an extension may follow: without its space it is read as a typing error. */
function getFormat(row: RegionRow, text: string): Pick<FixedFormat, 'format' | 'rest'> {
  const places = countDigits(row);
  const surplus = text.replace(/\D/g, '').length - places;
  return surplus < 0
    ? { format: row.phone_format }
    : { format: row.phone_format + '.'.repeat(surplus), rest: /\D*$/.exec(text)?.[0] };
}

/** Groups the digits of a national number. Too many of them, and every other text, stay as they are typed. */
export const phoneMask = (currentRow: () => RegionRow): Mask =>
  createChangingMask((text = '') => {
    const row = currentRow();
    return { ...getFormat(row, text), sign: /\d/, read: (text) => readNational(text, row) };
  });

function readNational(text: string, row: RegionRow): string | undefined {
  const { calling_code, maxDigits = countDigits(row) } = row;
  const digits = nationalDigits(text, calling_code);
  const isDialled =
    row.maxDigits === undefined && digits !== undefined && hasTrunkPrefix(digits, calling_code);
  const fits = digits !== undefined && digits.length <= maxDigits && !isDialled;
  return fits && !(digits === '' && text.trim() !== '') ? digits : undefined;
}
