// Dollars while they are typed: thousands are grouped, the caret stays beside its digit.
import type { MaskitoOptions } from '@maskito/core';
import { parseMoney } from '@quoin/rules';
import { wholeChangeOrNone } from './decimal-mask';
import { deletingSigns, halfWidth, reading } from './digit-mask';

const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

const ungroup = (text: string) => text.replaceAll(',', '');

/** `0050000.5` is `50,000.5`. */
export function groupDollars(text: string): string {
  const [whole = '', ...cents] = ungroup(text).split('.');
  const dollars = group(whole.replace(/^0+(?=\d)/, ''));
  return cents.length > 0 ? `${dollars}.${cents.join('')}` : dollars;
}

/** Digits and the point: what counts when the caret is placed. */
const signs = (text: string) => ungroup(text).length;

function caretAfter(count: number, text: string): number {
  let place = 0;
  for (let seen = 0; seen < count && place < text.length; place++) if (text[place] !== ',') seen++;
  return place;
}

/** A pasted text that is no amount of dollars (`50.000,00`) is refused rather than misread by a factor of a hundred. */
function amountIn(data: string): string {
  const text = data.trim();
  if (text.length === 1) return /[\d.]/.test(text) ? text : '';
  return parseMoney(text) !== undefined || /^\.\d{0,2}$/.test(text) ? text.replace(/[^\d.]/g, '') : '';
}

export const dollarMask: MaskitoOptions = {
  mask: /^(?:\d,?){0,12}(?:\.\d{0,2})?$/,
  preprocessors: [
    /* @__PURE__ */ reading(halfWidth),
    ({ elementState, data }, action) => ({ elementState, data: action === 'insert' ? amountIn(data) : data }),
    /* @__PURE__ */ deletingSigns(/[\d.]/),
    /* @__PURE__ */ wholeChangeOrNone(/^\d{0,12}(?:\.\d{0,2})?$/, ungroup),
  ],
  postprocessors: [
    ({ value, selection: [from, to] }) => {
      const text = groupDollars(value);
      // Zeros that fell away stood before the caret.
      const lost = signs(value) - signs(text);
      const place = (old: number) => caretAfter(Math.max(signs(value.slice(0, old)) - lost, 0), text);
      return { value: text, selection: [place(from), place(to)] };
    },
  ],
};
