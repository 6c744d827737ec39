// Runs in the page. Each function is serialised on its own, so it may use only its parameters and the page's globals.
import type * as TestingLibrary from '@testing-library/dom';

/** An element as a user perceives it. All properties that are set must match. */
export interface Target {
  role?: string;
  /** Accessible name, or a part of it with `part`. */
  name?: string;
  /** Label text, for elements without a role, such as a password input. */
  label?: string;
  text?: string;
  part?: boolean;
  /** A documented selector of the package, `[data-quoin="…"]` or `[data-part="…"]`, or an element type without a role. */
  css?: string;
  within?: Target;
  /** Index among several matches, from 0; -1 is the last. */
  nth?: number;
}

export interface Point {
  x: number;
  y: number;
}

declare global {
  interface Window {
    TestingLibraryDom: typeof TestingLibrary;
    /** Returns the elements that match a target; defined by `defineFind` in each page. */
    quoinFind: (target: Target) => HTMLElement[];
  }
}

/** Defines `window.quoinFind`. Testing Library must be loaded. */
export function defineFind(): void {
  const dom = window.TestingLibraryDom;
  const isVisible = (element: HTMLElement) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const find = ({ role, name, label, text, part, css, within, nth }: Target): HTMLElement[] => {
    const scopes = within ? find(within) : [document.body];
    const matches = (wanted: string) => (part ? (found: string) => found.includes(wanted) : wanted);
    const byText = { exact: !part };
    const found = scopes.flatMap((scope) => {
      const lists: HTMLElement[][] = [];
      if (role !== undefined)
        lists.push(dom.queryAllByRole(scope, role, name === undefined ? {} : { name: matches(name) }));
      if (label !== undefined) {
        const isLabel = (found: string) => {
          const plain = found.replace(/[\s*]+$/, ''); // without the star of a required field
          return part ? plain.includes(label) : plain === label;
        };
        lists.push(dom.queryAllByLabelText(scope, isLabel));
      }
      if (text !== undefined) lists.push(dom.queryAllByText(scope, text, byText).filter(isVisible));
      if (css !== undefined) lists.push([...scope.querySelectorAll<HTMLElement>(css)]);
      const [first = [], ...others] = lists;
      return first.filter((element) => others.every((list) => list.includes(element)));
    });
    if (nth === undefined) return found;
    const one = found.at(nth);
    return one ? [one] : [];
  };
  window.quoinFind = find;
}

export function findOne(target: Target): Element | undefined {
  return window.quoinFind(target)[0];
}

export type Located = { point: Point } | { problem: string };

/** Returns where to click, if the element is unique, enabled, not moving and not covered. */
export async function locate(target: Target): Promise<Located> {
  const found = window.quoinFind(target);
  const [element] = found;
  if (!element) return { problem: 'is not in the page' };
  if (found.length > 1)
    return { problem: `is not unique: ${found.map((one) => one.outerHTML.slice(0, 120)).join('\n')}` };
  if (element.matches(':disabled, [aria-disabled="true"]')) return { problem: 'is disabled' };
  // A server-rendered page is inert until hydration.
  if (element.closest('[inert]')) return { problem: 'is inert' };
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const rectangle = () => element.getBoundingClientRect();
  const { top, bottom } = rectangle();
  if (top < 80 || bottom > innerHeight - 80) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  await frame();
  const before = rectangle();
  await frame();
  const { x, y, width, height } = rectangle();
  if (Math.abs(before.x - x) + Math.abs(before.y - y) > 1) return { problem: 'moves' };
  // The centre of a link that wraps may be outside of it.
  const [line] = element.getClientRects();
  if (!line) return { problem: 'is not visible' };
  const several = element.getClientRects().length > 1;
  const point = several
    ? { x: line.x + line.width / 2, y: line.y + line.height / 2 }
    : { x: x + width / 2, y: y + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  const label = hit?.closest('label');
  const isHit = hit !== null && (element.contains(hit) || label?.control === element);
  if (!isHit) return { problem: `is covered by ${hit?.outerHTML.slice(0, 200)}` };
  return { point: { x: Math.round(point.x), y: Math.round(point.y) } };
}

export interface Reading {
  text: string;
  value: string;
  checked: boolean;
  enabled: boolean;
  focused: boolean;
  invalid: boolean;
}

/** Returns the state of the first matching element. */
export function read(target: Target): Reading | undefined {
  const element = window.quoinFind(target)[0];
  if (!element) return undefined;
  const input = element instanceof HTMLInputElement ? element : undefined;
  const control = element as Partial<HTMLInputElement>;
  return {
    text: element.innerText,
    value: control.value ?? '',
    checked: input?.checked ?? element.getAttribute('aria-checked') === 'true',
    enabled: !element.matches(':disabled, [aria-disabled="true"]'),
    focused: element === document.activeElement,
    invalid: element.getAttribute('aria-invalid') === 'true',
  };
}

export const count = (target: Target): number => window.quoinFind(target).length;

/** Returns the distance from the chosen option to the one with this value. */
export function optionDistance(target: Target, value: string): number | undefined {
  const select = window.quoinFind(target)[0];
  if (!(select instanceof HTMLSelectElement)) return undefined;
  select.focus();
  const options = [...select.options].filter(({ disabled }) => !disabled);
  const wanted = options.findIndex((option) => option.value === value);
  if (wanted < 0) return undefined;
  const [now] = select.selectedOptions;
  return wanted - (now ? options.indexOf(now) : -1);
}

export type FieldKind = 'country' | 'choice' | 'select' | 'text';

export function getKind(target: Target): FieldKind | undefined {
  const field = window.quoinFind(target)[0];
  if (!field) return undefined;
  if (field.closest('[data-quoin="CountrySelect"]')) return 'country';
  if (field.matches('[type="radio"], [type="checkbox"]')) return 'choice';
  return field.matches('select') ? 'select' : 'text';
}

/** Serialises a call as an expression for `Engine.evaluate`. */
export const toCallExpression = <A extends unknown[]>(run: (...args: A) => unknown, ...args: A): string =>
  `(${run})(...${JSON.stringify(args)})`;
