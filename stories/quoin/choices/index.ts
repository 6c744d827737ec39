import type { Task } from './choice';
import { ACTS, ANSWERS, ENTRIES } from './in-a-form';
import { DOCUMENTS, FIGURES, FLOWS, PRODUCTS } from './in-investing';
import { FOUNDATIONS, LAYOUT, MESSAGES, WAYS } from './on-a-page';

/** What somebody does on a screen, and which component lets them do it: every component stands in it. */
export const TASKS: readonly Task[] = [
  ACTS,
  ANSWERS,
  ENTRIES,
  FLOWS,
  PRODUCTS,
  FIGURES,
  DOCUMENTS,
  WAYS,
  MESSAGES,
  LAYOUT,
  FOUNDATIONS,
];

export { nameOf, pageOf } from './choice';
