// Masks for codes with a fixed format. A text that a mask cannot read stays as it was typed, so that no character is lost.
import type { MaskitoPreprocessor } from '@maskito/core';
import { compactCode } from '@quoin/rules';
import type { Mask } from './use-formatted-input';

export interface FixedFormat {
  /** Each dot is a character of the value, everything else a separator: `(...) ... ....`, `...-..-....`. */
  format: string;
  /** A character of the value. */
  sign: RegExp;
  /** The characters of the value in a text, finished or not, in upper case. Undefined: the text stays as it is typed. */
  read: (text: string) => string | undefined;
}

export const ANY_TEXT = /^.*$/;

/** Chinese input methods type full-width digits and letters. */
export const toHalfWidth: MaskitoPreprocessor = ({ elementState: { value, selection }, data }) => ({
  elementState: { value: halfWidth(value), selection },
  data: halfWidth(data),
});

const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** @param current Maskito forgets its undo history with its mask, so a format that changes is read at each edit. */
export function changingMask(current: () => FixedFormat): Mask {
  const isReadable = (text: string) => current().read(text) !== undefined;
  const signsOf = (text: string) => Array.from(text).filter((one) => current().sign.test(one));

  /** Maskito only moves the caret over a separator. Here each Backspace deletes a character of the value. */
  const deleteBesideSeparator: MaskitoPreprocessor = ({ elementState, data }, action) => {
    const { value } = elementState;
    let [from, to] = elementState.selection;
    const isSeparator = () => signsOf(value.slice(from, to)).length === 0;
    if (action.startsWith('delete') && isReadable(value)) {
      while (action === 'deleteBackward' && from > 0 && isSeparator()) from--;
      while (action === 'deleteForward' && to < value.length && isSeparator()) to++;
    }
    return { elementState: { value, selection: [from, to] }, data };
  };

  /** `IBAN GB29…` and `Your 2nd code is 482917` have characters that fit the format and are not part of the value. */
  const leaveOutWords: MaskitoPreprocessor = ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const edited = value.slice(0, selection[0]) + data + value.slice(selection[1]);
    const text = action === 'validation' ? value : edited;
    const signs = current().read(text);
    if (signs === undefined || signs === signsOf(text).join('').toUpperCase()) return { elementState, data };
    return action === 'insert'
      ? { elementState: { value: '', selection: [0, 0] }, data: signs }
      : { elementState: { value: signs, selection: [signs.length, signs.length] }, data };
  };

  return {
    mask: ({ value }) => {
      const { format, sign } = current();
      return isReadable(value) ? Array.from(format, (place) => (place === '.' ? sign : place)) : ANY_TEXT;
    },
    preprocessors: [toHalfWidth, deleteBesideSeparator, leaveOutWords],
    postprocessors: [
      ({ value, selection }) => ({ value: isReadable(value) ? value.toUpperCase() : value, selection }),
    ],
  };
}

/** @param format as in `FixedFormat` @param read the text without separators and in upper case */
function fixedMask(format: string, sign: RegExp, read: (text: string) => string = compactCode): Mask {
  const longest = format.split('.').length - 1;
  const fixed: FixedFormat = {
    format,
    sign,
    read: (text) => {
      const signs = read(text);
      const isOnlySeparators = signs === '' && text.trim() !== '';
      const isReadable = signs.length <= longest && Array.from(signs).every((one) => sign.test(one));
      return isReadable && !isOnlySeparators ? signs : undefined;
    },
  };
  return changingMask(() => fixed);
}

export const digitMask = (format: string, read?: (text: string) => string): Mask =>
  fixedMask(format, /\d/, read);

/** Latin letters, in upper case, and digits. */
export const codeMask = (format: string, read?: (text: string) => string): Mask =>
  fixedMask(format, /[A-Z0-9]/i, read);

/** The letters, digits and points before a position: what is not a separator. */
export const signCount = (text: string, position = text.length): number =>
  text.slice(0, position).replace(/[^\p{L}\d.]/gu, '').length;

/** The position behind as many letters, digits and points. */
export function positionAfter(count: number, text: string): number {
  let position = 0;
  while (signCount(text, position) < count && position < text.length) position++;
  return position;
}
