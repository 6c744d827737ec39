// The plainest rules, which every form is made of: something is there, and it satisfies one test.
import type { Problem, ProblemName } from './problems';
import { normaliseText } from './text/normalise-text';

export const isBlank = (value: string | undefined): value is undefined | '' =>
  normaliseText(value ?? '') === '';

/** A text or a choice must be there. */
export const requiredText = (value: string | undefined): Problem | undefined =>
  isBlank(value) ? { name: 'required' } : undefined;

/** A yes/no question must be answered, either way. */
export const requiredAnswer = (value: boolean | undefined): Problem | undefined =>
  value === undefined ? { name: 'answer_required' } : undefined;

/** A box must be ticked. */
export const requiredTick = (value: boolean | undefined, name: ProblemName): Problem | undefined =>
  value === true ? undefined : { name };

/** A text must be there and pass the test, which gets it normalised. */
export function requiredValid(
  value: string | undefined,
  passes: (text: string) => boolean,
  name: ProblemName,
): Problem | undefined {
  if (isBlank(value)) return { name: 'required' };
  return passes(normaliseText(value)) ? undefined : { name };
}
