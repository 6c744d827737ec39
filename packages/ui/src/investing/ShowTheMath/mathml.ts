// MathML as React elements, which screen readers read as mathematics.
import { createElement, type ReactElement, type ReactNode } from 'react';

type Part = ReactElement | string;

const element = (name: string, ...children: ReactNode[]): ReactElement =>
  createElement(name, null, ...children);

const SIGN = /^[^\p{L}\p{N}]+$/u;
const NUMBER = /^\d+$/;

/** Letters become identifiers, digits numbers, and other characters operators. */
const part = (of: Part): ReactElement => {
  if (typeof of !== 'string') return of;
  if (SIGN.test(of)) return element('mo', of);
  if (NUMBER.test(of)) return element('mn', of);
  return createElement('mi', { 'data-word': of.length > 1 ? '' : undefined }, of);
};

export const row = (...parts: readonly Part[]): ReactElement => element('mrow', ...parts.map(part));
export const over = (above: Part, below: Part): ReactElement => element('mfrac', part(above), part(below));
export const sub = (base: Part, index: Part): ReactElement => element('msub', part(base), part(index));
export const power = (base: Part, exponent: Part): ReactElement =>
  element('msup', part(base), part(exponent));
export const sum = (of: Part): ReactElement =>
  row(createElement('mo', { 'data-sign': 'sum', largeop: 'false' }, '∑'), of);

/** A formula on its own line. */
export const formula = (...parts: readonly Part[]): ReactElement =>
  createElement('math', { display: 'block' }, row(...parts));
