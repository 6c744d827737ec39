// Dollars while they are typed: thousands are grouped, the caret stays beside its digit.
import type { MaskitoOptions } from '@maskito/core';
import { parseMoney } from '@quoin/rules';

const group = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',');

/** `0050000.5` is `50,000.5`. */
export function groupDollars(text: string): string {
  const [whole = '', ...cents] = text.replaceAll(',', '').split('.');
  const dollars = group(whole.replace(/^0+(?=\d)/, ''));
  return cents.length > 0 ? `${dollars}.${cents.join('')}` : dollars;
}

/** Digits and the point: what counts when the caret is placed. */
const signs = (text: string) => text.replaceAll(',', '').length;

function caretAfter(count: number, text: string): number {
  let place = 0;
  for (let seen = 0; seen < count && place < text.length; place++) if (text[place] !== ',') seen++;
  return place;
}

/** A pasted text that is no amount of dollars (`50.000,00`) is refused rather than misread by a factor of a hundred. */
function amountIn(data: string): string {
  const text = data.normalize('NFKC').trim();
  if (text.length === 1) return /[\d.]/.test(text) ? text : '';
  return parseMoney(text) !== undefined || /^\.\d{0,2}$/.test(text) ? text.replace(/[^\d.]/g, '') : '';
}

export const dollarMask: MaskitoOptions = {
  mask: /^(?:\d,?){0,12}(?:\.\d{0,2})?$/,
  preprocessors: [
    ({ elementState, data }, action) => {
      if (action === 'insert') return { elementState, data: amountIn(data) };
      // Deleting a comma means the digit beside it; the comma would only come back.
      const { value, selection } = elementState;
      const [from, to] = selection;
      if (value.slice(from, to) !== ',') return { elementState, data };
      const wider: [number, number] = action === 'deleteBackward' ? [from - 1, to] : [from, to + 1];
      return { elementState: { value, selection: wider }, data };
    },
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
