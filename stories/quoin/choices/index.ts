import type { Task } from './choice';
import { ACTS, ANSWERS, ENTRIES } from './in-a-form';
import { DOCUMENTS, FIGURES, FLOWS, PRODUCTS } from './in-investing';
import { FOUNDATIONS, LAYOUT, MESSAGES, WAYS } from './on-a-page';

/** Tasks on a screen and the component for each: every component is listed. */
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
