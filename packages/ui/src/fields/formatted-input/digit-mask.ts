// Masks for numbers and codes of a fixed form. No figure is lost that was there: what finds no room is not taken.
import type { MaskitoOptions } from '@maskito/core';

export type Preprocessor = NonNullable<MaskitoOptions['preprocessors']>[number];

interface Signs {
  /** One sign of the number itself. */
  sign: RegExp;
  /** How a typed or pasted text is read: full-width figures, small letters. Keeps the length of what is in the box. */
  read?: (text: string) => string;
  /** What else a pasted text may need, before it is fitted in. */
  first?: Preprocessor;
}

/** A dot is a sign, everything else stands where it stands: `(...) ... ....`, `...-..-....`. */
export function fixedMask(format: string, { sign, read = halfWidth, first }: Signs): MaskitoOptions {
  const places = signsIn(format, /\./).length;
  return {
    mask: Array.from(format, (place) => (place === '.' ? sign : place)),
    preprocessors: [reading(read), ...(first ? [first] : []), fitting(places, sign), deletingSigns(sign)],
  };
}

export const digitMask = (format: string, first?: Preprocessor): MaskitoOptions =>
  fixedMask(format, { sign: /\d/, first });

/** Codes of Latin letters and digits: capitals, no spaces. @param format as in `fixedMask` */
export const codeMask = (format: string): MaskitoOptions =>
  fixedMask(format, { sign: /[A-Z0-9]/, read: (text) => halfWidth(text).toUpperCase() });

/** Chinese input methods type full-width figures. Sign by sign, so that the caret keeps its place. */
export const halfWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

const signsIn = (text: string, sign: RegExp): string[] => text.match(new RegExp(sign, 'g')) ?? [];

/** Also of the text in the box: an input method puts it there by itself. */
export const reading =
  (read: (text: string) => string): Preprocessor =>
  ({ elementState: { value, selection }, data }) => ({
    elementState: { value: read(value), selection },
    data: read(data),
  });

const fitting =
  (places: number, sign: RegExp): Preprocessor =>
  ({ elementState, data }, action) => {
    if (action !== 'insert') return { elementState, data };
    const { value, selection } = elementState;
    const kept = signsIn(value.slice(0, selection[0]) + value.slice(selection[1]), sign).length;
    return {
      elementState,
      data: signsIn(data, sign)
        .slice(0, Math.max(places - kept, 0))
        .join(''),
    };
  };

/** Deleting a bracket or a space means the sign beside it; the bracket would only come back. */
export const deletingSigns =
  (sign: RegExp): Preprocessor =>
  ({ elementState: { value, selection }, data }, action) => {
    let [from, to] = selection;
    const marksOnly = from < to && signsIn(value.slice(from, to), sign).length === 0;
    if (marksOnly && action === 'deleteBackward')
      while (from > 0 && !signsIn(value.slice(from, to), sign).length) from--;
    if (marksOnly && action === 'deleteForward')
      while (to < value.length && !signsIn(value.slice(from, to), sign).length) to++;
    return { elementState: { value, selection: [from, to] }, data };
  };
