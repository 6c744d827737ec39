// What is compared with what, and how much of it is allowed.
export const KITS = ['plain', 'styled', 'quoin', 'mui', 'salt'] as const;
export type Kit = (typeof KITS)[number];

export const SCENES = ['button', 'form', 'cards', 'table', 'dialog'] as const;
export type Scene = (typeof SCENES)[number];

/** `all`: every export of @quoin/ui but charts and the PDF reader. */
export type MeasuredScene = Scene | 'all';

interface ByteBudget {
  kib: number;
  what: string;
  /** Where the budget is missed (docs/decisions/gate-and-budgets.md): what is held until it is met. */
  held?: number;
}

/** KiB of JavaScript and CSS, gzip, over the same scene in plain React DOM. */
export const BYTE_BUDGETS: Record<MeasuredScene, ByteBudget> = {
  button: { kib: 14, what: 'one Button' },
  form: { kib: 25, what: 'investor information: 12 fields, country, phone, five-step stepper' },
  cards: { kib: 20, what: '60 product cards with filters and pagination' },
  table: { kib: 15, what: 'document table of 1,000 rows', held: 17.1 },
  dialog: { kib: 16, what: 'a dialog' },
  all: { kib: 90, what: 'everything but charts and PDF' },
};
