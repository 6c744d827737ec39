// Decimal figures while they are typed. A change that would not leave a figure is not made, so that no digit falls off the end.
import type { MaskitoOptions } from '@maskito/core';
import { halfWidth, reading, type Preprocessor } from './digit-mask';

/** @param figure what may stand in the box, finished or not, without marks of grouping */
export const decimalMask = (figure: RegExp): MaskitoOptions => ({
  mask: figure,
  preprocessors: [/* @__PURE__ */ reading(halfWidth), wholeChangeOrNone(figure)],
});

/** @param plain takes the marks of grouping out */
export const wholeChangeOrNone =
  (figure: RegExp, plain: (text: string) => string = (text) => text): Preprocessor =>
  ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const [from, to] = selection;
    if (figure.test(plain(value.slice(0, from) + data + value.slice(to)))) return { elementState, data };
    if (action === 'insert') return { elementState, data: '' };
    if (action === 'validation') return { elementState, data };
    // Without its point a long figure has no room: the caret steps over it.
    const place = action === 'deleteForward' ? to : from;
    return { elementState: { value, selection: [place, place] }, data };
  };
