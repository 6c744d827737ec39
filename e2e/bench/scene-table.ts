// The kits and scenes to compare, and their budgets.
export const KIT_NAMES = {
  plain: 'plain React DOM',
  styled: 'plain styled-components',
  quoin: '@quoin/ui',
  mui: 'MUI',
  salt: 'Salt',
};
export type Kit = keyof typeof KIT_NAMES;
export const KITS = Object.keys(KIT_NAMES) as Kit[]; // its own keys

export const SCENES = ['button', 'form', 'cards', 'table', 'dialog'] as const;
/** `all`: every export of @quoin/ui except charts and the PDF reader, without times. */
export type Scene = (typeof SCENES)[number] | 'all';

/** KiB of JavaScript and CSS, gzip, over the same scene in plain React DOM. */
export const BYTE_BUDGETS: Record<Scene, { kib: number; what: string }> = {
  button: { kib: 16, what: 'one Button' },
  form: { kib: 36, what: 'investor information: 12 fields, country, phone, five-step stepper' },
  cards: { kib: 30, what: '60 product cards with filters and pagination' },
  table: { kib: 42, what: 'document table of 1,000 rows' },
  dialog: { kib: 20, what: 'a dialog' },
  all: { kib: 155, what: 'everything but charts and PDF' },
};
