// Basic rules of all forms: a value is present and passes one test.
import type { Problem, ProblemName } from './problems';
import { normaliseText } from './text/normalise-text';

export const isBlank = (value: string | undefined): value is undefined | '' =>
  normaliseText(value ?? '') === '';

/** A text or choice is required. */
export const requiredText = (value: string | undefined): Problem | undefined =>
  isBlank(value) ? { name: 'required' } : undefined;

/** An answer is required, yes or no. */
export const requiredAnswer = (value: boolean | undefined): Problem | undefined =>
  value === undefined ? { name: 'answer_required' } : undefined;

/** The checkbox must be checked. */
export const requiredTick = (value: boolean | undefined, name: ProblemName): Problem | undefined =>
  value === true ? undefined : { name };

/** Requires a text that passes the test after normalisation. */
export function requiredValid(
  value: string | undefined,
  passes: (text: string) => boolean,
  name: ProblemName,
): Problem | undefined {
  if (isBlank(value)) return { name: 'required' };
  return passes(normaliseText(value)) ? undefined : { name };
}
