// Masks for codes of a fixed format. Text that a mask cannot parse stays as typed, so that no character is lost.
import type { MaskitoPreprocessor } from '@maskito/core';
import { compactCode, toAsciiDigits } from '@quoin/rules';
import type { Mask } from './use-formatted-input';

export interface FixedFormat {
  /** Each dot is a character of the value, everything else a separator: `(...) ... ....`, `...-..-....`. */
  format: string;
  /** What is typed after the last character of the format, and stays as it is. */
  rest?: string | undefined;
  /** Matches a character of the value. */
  sign: RegExp;
  /** Extracts the value, complete or not, in upper case. Undefined: the text stays as typed. */
  read: (text: string) => string | undefined;
}

export const ANY_TEXT = /^.*$/;

/** Chinese input methods type full-width digits and letters, Arabic and Persian keyboards their own digits. */
export const toHalfWidth: MaskitoPreprocessor = ({ elementState: { value, selection }, data }) => ({
  elementState: { value: halfWidth(value), selection },
  data: halfWidth(data),
});

const halfWidth = (text: string): string =>
  toAsciiDigits(text).replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** @param current read at each edit, because Maskito loses its undo history when its mask is replaced */
export function createChangingMask(current: (text?: string) => FixedFormat): Mask {
  const isReadable = (text: string) => current().read(text) !== undefined;
  const getSigns = (text: string) => Array.from(text).filter((one) => current().sign.test(one));

  /** Makes each Backspace delete a character of the value; Maskito would only move the caret over a separator. */
  const deleteBesideSeparator: MaskitoPreprocessor = ({ elementState, data }, action) => {
    const { value } = elementState;
    let [from, to] = elementState.selection;
    const isSeparator = () => getSigns(value.slice(from, to)).length === 0;
    if (action.startsWith('delete') && isReadable(value)) {
      while (action === 'deleteBackward' && from > 0 && isSeparator()) from--;
      while (action === 'deleteForward' && to < value.length && isSeparator()) to++;
    }
    return { elementState: { value, selection: [from, to] }, data };
  };

  /** Drops words whose characters fit the format but are not part of the value: `IBAN GB29…`, `Your 2nd code is 482917`. */
  const leaveOutWords: MaskitoPreprocessor = ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const edited = value.slice(0, selection[0]) + data + value.slice(selection[1]);
    const text = action === 'validation' ? value : edited;
    const signs = current().read(text);
    // Text that no longer fits keeps the separators before it: the space before an extension.
    const keepsRest = signs === undefined && current(value).rest !== undefined;
    if (keepsRest && action === 'insert' && selection[0] === value.length)
      return { elementState: { value: '', selection: [0, 0] }, data: edited };
    if (signs === undefined || signs === getSigns(text).join('').toUpperCase()) return { elementState, data };
    return action === 'insert'
      ? { elementState: { value: '', selection: [0, 0] }, data: signs }
      : { elementState: { value: signs, selection: [signs.length, signs.length] }, data };
  };

  return {
    mask: ({ value }) => {
      const { format, sign, rest = '' } = current(value);
      return isReadable(value)
        ? [...Array.from(format, (place) => (place === '.' ? sign : place)), ...rest]
        : ANY_TEXT;
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
  return createChangingMask(() => fixed);
}

export const digitMask = (format: string, read?: (text: string) => string): Mask =>
  fixedMask(format, /\d/, read);

/** Latin letters, in upper case, and digits. */
export const codeMask = (format: string, read?: (text: string) => string): Mask =>
  fixedMask(format, /[A-Z0-9]/i, read);

/** Counts the letters, digits and points before a position, without separators. */
export const signCount = (text: string, position = text.length): number =>
  text.slice(0, position).replace(/[^\p{L}\d.]/gu, '').length;

/** Returns the position after `count` letters, digits and points. */
export function positionAfter(count: number, text: string): number {
  let position = 0;
  while (signCount(text, position) < count && position < text.length) position++;
  return position;
}
