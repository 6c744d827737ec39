// Converts a rule of @quoin/rules to the yup schema that Formik validates with.
import type { Problem, Problems } from '@quoin/rules';
import { setIn, type FormikErrors } from 'formik';
import { mixed, ValidationError, type Schema } from 'yup';

/**
 * @param validate the rule: problems by dotted path, empty if the values are valid
 * @param message returns a problem's message in the language of the page
 */
export function schemaFrom<V extends object>(
  validate: (values: V) => Problems,
  message: (problem: Problem) => string,
): Schema {
  return mixed<V>().test('rules', (values) => {
    const problems = Object.entries(validate(values ?? ({} as V))); // Formik always passes values
    if (problems.length === 0) return true;
    return toValidationError(problems.map(([path, problem]) => toValidationError(message(problem), path)));
  });
}

/** The errors that Formik derives from the schema, without waiting for its validation. */
export const errorsFrom = <V>(problems: Problems, message: (problem: Problem) => string): FormikErrors<V> =>
  Object.entries(problems).reduce((all, [path, problem]) => setIn(all, path, message(problem)), {});

/** Omits the stack trace: nothing reads it, and capturing it takes longer than the rest of a long form's validation. */
const toValidationError = (problems: string | ValidationError[], path?: string) =>
  new ValidationError(problems, undefined, path, 'rules', WITHOUT_STACK);

const WITHOUT_STACK = true;
