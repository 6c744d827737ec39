// The mask of an amount. The number mask of @maskito/kit treats a comma as a decimal point and drops unexpected characters:
// `1000,00` and `50k` would become other amounts.
import type { MaskitoPostprocessor, MaskitoPreprocessor } from '@maskito/core';
import { ANY_TEXT, positionAfter, signCount, toHalfWidth } from './fixed-mask';
import type { Mask } from './use-formatted-input';

/**
 * Groups dollars typed as `1,234.56`, with any thousands separators. All other text stays as typed and is parsed on blur.
 * Create one mask per field, because it remembers the typed separators.
 */
export function createDollarMask(): Mask {
  let last = { typed: '', shown: '' };

  /** Edits the digits without separators. */
  const ungroup: MaskitoPreprocessor = ({ elementState, data }, action) => {
    const { value, selection } = elementState;
    const dollars = toPlainDollars(value);
    if (dollars === undefined) return { elementState, data };
    // Appending keeps the typed separators while the result is a valid number: `1,234` and `,567` make one number,
    // `1234` and `,56` do not. `5,000` and `0` make `50,000`.
    if (action === 'insert' && selection[0] === value.length) {
      const typed = value === last.shown ? last.typed : dollars;
      const isContinued =
        toPlainDollars(typed + data) !== undefined || toPlainDollars(dollars + data) === undefined;
      return { elementState: withCaretAtEnd(isContinued ? typed : dollars), data };
    }
    let from = signCount(value, selection[0]);
    let to = signCount(value, selection[1]);
    if (from === to && action === 'deleteBackward') from = Math.max(from - 1, 0);
    if (from === to && action === 'deleteForward') to++;
    // Deleting the decimal point would multiply the amount by a hundred, so the caret moves past the point instead.
    const isPoint = action.startsWith('delete') && dollars.slice(from, to) === '.' && to < dollars.length;
    if (isPoint) {
      const caret = action === 'deleteForward' ? selection[1] : selection[0];
      return { elementState: { value, selection: [caret, caret] }, data };
    }
    return { elementState: { value: dollars, selection: [from, to] }, data };
  };

  const group: MaskitoPostprocessor = ({ value, selection }) => {
    const dollars = toPlainDollars(value);
    const shown = dollars === undefined ? value : groupDollars(dollars);
    if (shown !== last.shown) last = { typed: value, shown };
    if (dollars === undefined) return { value, selection };
    const lostZeros = dollars.length - signCount(shown);
    const getShownPosition = (position: number) =>
      position === value.length
        ? shown.length
        : positionAfter(Math.max(signCount(value, position) - lostZeros, 0), shown);
    return { value: shown, selection: [getShownPosition(selection[0]), getShownPosition(selection[1])] };
  };

  return { mask: ANY_TEXT, preprocessors: [toHalfWidth, ungroup], postprocessors: [group] };
}

const DOLLARS = /^(?:\d{0,12}|[1-9]\d{0,2}([,\s'’])\d{3}(?:\1\d{3}){0,2})(?:\.\d{0,2})?$/;

const toPlainDollars = (text: string): string | undefined =>
  DOLLARS.test(text) ? text.replace(/[^\d.]/g, '') : undefined;

/** `0050000.5` becomes `50,000.5`. */
export function groupDollars(text: string): string {
  const [whole = '', ...cents] = text.split('.');
  return [whole.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ','), ...cents].join('.');
}

const withCaretAtEnd = (value: string) => ({ value, selection: [value.length, value.length] as const });
