// The masks of the fields. A text that a mask cannot read stays as it was typed, so that no character is lost.
import { compactCode } from '@quoin/rules';
import type { Mask } from './mask';

interface Characters {
  sign: RegExp;
  /** The characters of the value in a text, without separators. */
  read?: (text: string) => string;
}

/** Each dot is a character of the value, everything else a separator: `(...) ... ....`, `...-..-....`. */
export function fixedMask(format: string, { sign, read = compactCode }: Characters): Mask {
  const longest = format.split('.').length - 1;
  return {
    sign,
    read: (text) => {
      const signs = read(text);
      const isOnlySeparators = signs === '' && text.trim() !== '';
      const isReadable = signs.length <= longest && Array.from(signs).every((one) => sign.test(one));
      return isReadable && !isOnlySeparators ? signs : undefined;
    },
    write: (signs) => {
      let text = '';
      let written = 0;
      for (const place of format) {
        if (written === signs.length) break;
        text += place === '.' ? signs.charAt(written++) : place;
      }
      return text + signs.slice(written);
    },
  };
}

/** @param format as in `fixedMask` */
export const digitMask = (format: string, read?: (text: string) => string): Mask =>
  fixedMask(format, { sign: /\d/, read });

/** Latin letters, in upper case, and digits. @param format as in `fixedMask` */
export const codeMask = (format: string, read?: (text: string) => string): Mask =>
  fixedMask(format, { sign: /[A-Z0-9]/i, read });

/** Chinese input methods type full-width digits and letters. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/**
 * Dollars while they are typed in the form `1,234.56`, with any separator of thousands; all other forms are read when the
 * field is left.
 */
export const dollarMask: Mask = {
  sign: /[\d.]/,
  read: (text) => (DOLLARS.test(text) ? text.replace(/[^\d.]/g, '') : undefined),
  write: groupDollars,
};

const DOLLARS = /^(?:\d{0,12}|[1-9]\d{0,2}([,\s'’])\d{3}(?:\1\d{3}){0,2})(?:\.\d{0,2})?$/;

/** `0050000.5` is `50,000.5`. */
export function groupDollars(text: string): string {
  const [whole = '', ...cents] = text.split('.');
  return [whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ','), ...cents].join('.');
}
