// Turns a rule of @quoin/rules into the yup schema that Formik validates with.
import type { Problem, Problems } from '@quoin/rules';
import { mixed, ValidationError, type Schema } from 'yup';

/**
 * @param problemsOf the rule: dotted paths of what is wrong, empty when nothing is.
 * @param sentence says a problem in the language of the page.
 */
export function schemaFrom<V extends object>(
  problemsOf: (values: V) => Problems,
  sentence: (problem: Problem) => string,
): Schema {
  return mixed<V>().test('rules', (values) => {
    const problems = Object.entries(problemsOf(values ?? ({} as V))); // Formik always hands values over
    if (problems.length === 0) return true;
    return toValidationError(problems.map(([path, problem]) => toValidationError(sentence(problem), path)));
  });
}

/** Leaves the stack trace out: it is never read, and capturing it takes longer than the rest of a long form's validation. */
const toValidationError = (problems: string | ValidationError[], path?: string) =>
  new ValidationError(problems, undefined, path, 'rules', WITHOUT_STACK);

const WITHOUT_STACK = true;
