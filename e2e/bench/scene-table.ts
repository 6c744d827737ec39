// The kits and scenes to compare, and their budgets.
export const KITS = ['plain', 'styled', 'quoin', 'mui', 'salt'] as const;
export type Kit = (typeof KITS)[number];

export const SCENES = ['button', 'form', 'cards', 'table', 'dialog'] as const;
export type Scene = (typeof SCENES)[number];

/** `all`: every export of @quoin/ui except charts and the PDF reader. */
export type MeasuredScene = Scene | 'all';

/** KiB of JavaScript and CSS, gzip, over the same scene in plain React DOM. */
export const BYTE_BUDGETS: Record<MeasuredScene, { kib: number; what: string }> = {
  button: { kib: 16, what: 'one Button' },
  form: { kib: 36, what: 'investor information: 12 fields, country, phone, five-step stepper' },
  cards: { kib: 30, what: '60 product cards with filters and pagination' },
  table: { kib: 42, what: 'document table of 1,000 rows' },
  dialog: { kib: 20, what: 'a dialog' },
  all: { kib: 155, what: 'everything but charts and PDF' },
};

export const KIT_NAMES: Record<Kit, string> = {
  plain: 'plain React DOM',
  styled: 'plain styled-components',
  quoin: '@quoin/ui',
  mui: 'MUI',
  salt: 'Salt',
};
