import type { ErrorName } from '@quoin/contract';
import type { ProblemName, Problems } from '@quoin/rules';
import { ApiError } from '../../shared/errors';

const OWN_ERROR: Partial<Record<ProblemName, ErrorName>> = {
  phone_invalid: 'phone_invalid',
  phone_too_long: 'phone_invalid',
  phone_extension: 'phone_invalid',
  phone_not_offered: 'phone_invalid',
  phone_without_sms: 'phone_without_sms',
  code_digits: 'code_incorrect',
  residence_unsupported: 'residence_unsupported',
  not_accredited: 'not_accredited',
  terms_required: 'terms_not_accepted',
};

/** Throws the error of a single problem, or `illegal_parameter` for several problems or one without an error. */
export function throwProblems(problems: Problems): void {
  const names = Object.values(problems).map(({ name }) => name);
  const [first] = names;
  if (first === undefined) return;
  const error = names.every((name) => name === first) ? OWN_ERROR[first] : undefined;
  throw new ApiError(error ?? 'illegal_parameter', { problems });
}
