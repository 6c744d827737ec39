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
  return mixed<V>().test('rules', (values, { createError }) => {
    const problems = Object.entries(problemsOf(values ?? ({} as V))); // Formik always hands values over
    if (problems.length === 0) return true;
    return new ValidationError(
      problems.map(([path, problem]) => createError({ path, message: sentence(problem) })),
    );
  });
}
