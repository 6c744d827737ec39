// How numbers and codes are laid out while they are typed. No figure is lost that was there: what finds no room is not taken.
import { parseMoney } from '@quoin/rules';
import type { Mask } from './mask';

interface Signs {
  /** One sign of the number itself. */
  sign: RegExp;
  /** How a typed or pasted text is read: full-width figures, small letters. */
  read?: (text: string) => string;
}

/** A dot is a sign, everything else stands where it stands: `(...) ... ....`, `...-..-....`. Signs beyond it follow at the end. */
export function fixedMask(format: string, { sign, read = halfWidth }: Signs): Mask {
  const places = format.split('.').length - 1;
  return {
    sign,
    take: (text, before, after) =>
      Array.from(read(text))
        .filter((each) => sign.test(each))
        .slice(0, Math.max(places - before.length - after.length, 0))
        .join(''),
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

export const digitMask = (format: string, read?: (text: string) => string): Mask =>
  fixedMask(format, { sign: /\d/, read });

/** Codes of Latin letters and digits: capitals, no spaces. @param format as in `fixedMask` */
export const codeMask = (format: string): Mask =>
  fixedMask(format, { sign: /[A-Z0-9]/, read: (text) => halfWidth(text).toUpperCase() });

/** Chinese input methods type full-width figures. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** @param figure what may stand in the box, finished or not */
export const decimalMask = (figure: RegExp): Mask => ({
  sign: /./,
  take: halfWidth,
  write: (figures) => figures,
  allows: (figures) => figure.test(figures),
});

/** Dollars: thousands are grouped. */
export const dollarMask: Mask = {
  sign: /[\d.]/,
  take: (text) => amountIn(halfWidth(text).trim()),
  write: groupDollars,
  allows: (amount) => /^\d{0,12}(?:\.\d{0,2})?$/.test(amount),
};

/** `0050000.5` is `50,000.5`. */
export function groupDollars(text: string): string {
  const [whole = '', ...cents] = text.split('.');
  return [whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ','), ...cents].join('.');
}

/** A pasted text that is no amount of dollars (`50.000,00`) is refused rather than misread by a factor of a hundred. */
function amountIn(text: string): string {
  if (text.length === 1) return text.replace(/[^\d.]/, '');
  return parseMoney(text) !== undefined || /^\.\d{0,2}$/.test(text) ? text.replace(/[^\d.]/g, '') : '';
}
