// Tag, name and style of each element of the two kits with plain elements: `plain` gets the rules as one CSS file, `styled` as
// one styled component per element.
import type { ElementType } from 'react';

const FIELD =
  'border: 1px solid #857c6e; border-radius: 6px; background: #fff; color: inherit; font: inherit;';
const CONTROL = `width: 100%; min-height: 44px; padding: 8px 12px; ${FIELD}
  &:hover { border-color: #17140f; }
  &:focus { border-color: #0f6b5e; }`;
const CELL = 'padding: 12px 16px 12px 0; border-bottom: 1px solid #e4dfd6; text-align: start;';

export const PAGE_STYLE = `
body { margin: 0; background: #faf8f5; color: #17140f; font: 16px/1.625 system-ui, sans-serif; }
*, *::before, *::after { box-sizing: border-box; }
:focus-visible { outline: 2px solid #0f6b5e; outline-offset: 2px; }`;

const button = {
  'button.button': `min-height: 44px; padding: 0 20px; ${FIELD} font-weight: 500; cursor: pointer;
    &[data-variant=primary] { border-color: #0f6b5e; background: #0f6b5e; color: #fff; }
    &[data-variant=danger] { border-color: #b3261e; background: #b3261e; color: #fff; }
    &[data-variant=primary]:hover { background: #0b544a; }`,
};
const select = {
  'label.field': 'display: flex; flex-direction: column; gap: 6px; font-size: 14px; font-weight: 500;',
  'select.select': CONTROL,
};

/** By scene; `all` has no elements of its own. */
export const STYLES = {
  button,
  form: {
    ...button,
    ...select,
    'ol.steps': `display: flex; gap: 16px; margin: 0 0 24px; padding: 0; list-style: none;
      & li { flex: 1; padding: 12px 0; border-top: 2px solid #e4dfd6; color: #696156; font-size: 14px; }
      & [data-done] { border-color: #0f6b5e; }
      & [aria-current] { border-color: #0f6b5e; color: #17140f; font-weight: 600; }`,
    'form.form': 'display: grid; gap: 20px; max-width: 680px;',
    'input.input': CONTROL,
    'div.phone': 'display: flex; gap: 8px; & > select { flex: 0 0 180px; }',
  },
  cards: {
    ...button,
    ...select,
    'div.filters': 'display: flex; flex-wrap: wrap; align-items: end; gap: 16px; margin-bottom: 24px;',
    'div.chips': `display: flex; flex-wrap: wrap; gap: 8px;
      & button { min-height: 44px; padding: 0 16px; border: 1px solid #e4dfd6; border-radius: 999px; background: #fff; font: inherit; }
      & [aria-pressed=true] { background: #0f6b5e; color: #fff; }`,
    'div.cards': 'display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 24px;',
    'article.card': `position: relative; overflow: hidden;
      border: 1px solid #e4dfd6; border-radius: 10px; background: #fff;
      &:hover { border-color: #857c6e; }
      & > div { display: flex; flex-direction: column; gap: 12px; padding: 20px; }
      & header { display: flex; justify-content: space-between; color: #696156; font-size: 12px; }
      & h3 { margin: 0; font-size: 22px; }
      & h3 a { color: inherit; text-decoration: none; }
      & h3 a::after { content: ''; position: absolute; inset: 0; }
      & p { margin: 0; color: #696156; font-size: 14px; }
      & dl { display: grid; grid-template-columns: 1fr 1fr; gap: 16px; margin: 0; }
      & dt { color: #696156; font-size: 12px; }
      & dd { margin: 0; font-variant-numeric: tabular-nums; }`,
    'nav.pages': 'display: flex; align-items: center; justify-content: center; gap: 20px; margin-top: 24px;',
  },
  table: {
    'table.table': `width: 100%; border-collapse: collapse; font-size: 14px; font-variant-numeric: tabular-nums;
      & caption { padding-bottom: 12px; font-weight: 600; text-align: start; }`,
    'th.head': `${CELL} border-color: #17140f; color: #696156; font-size: 12px; font-weight: 500;`,
    'th.rowHeader': CELL,
    'td.cell': CELL,
    'button.sort': 'padding: 0; border: 0; background: none; color: inherit; font: inherit;',
    'button.open': `min-height: 36px; padding: 0 12px; ${FIELD}`,
  },
  dialog: {
    ...button,
    'dialog.dialog': `width: min(560px, calc(100vw - 32px)); padding: 0; color: inherit;
      border: 1px solid #e4dfd6; border-radius: 10px; background: #fff; box-shadow: 0 24px 64px rgb(0 0 0 / 0.2);
      &::backdrop { background: rgb(23 20 15 / 0.6); }
      & header, & footer { display: flex; justify-content: space-between; gap: 16px; padding: 24px; }
      & h2 { margin: 0; font-size: 22px; }
      & p { margin: 0; padding: 0 24px; }`,
  },
  all: {},
};

type KeyOf<Union> = Union extends unknown ? keyof Union : never;
type NameIn<Selector> = Selector extends `${string}.${infer Name}` ? Name : never;

// For the page, in which `build-scene.ts` replaces this module: tags for `plain`, styled components for `styled`.
export declare const Frame: ElementType;
export declare const elements: Record<NameIn<KeyOf<(typeof STYLES)[keyof typeof STYLES]>>, ElementType>;
