import { problemOfCommitment } from '../commitment';
import { gather, type Problems } from '../problems';
import { requiredText } from '../required';
import type { AmountAndSignatureValues } from './application-values';
import type { StepContext } from './step-context';

export function problemsOfAmountAndSignature(
  { commitment, preferred_method, must_read: read = [] }: AmountAndSignatureValues,
  { minimum, achPermitted, mustRead }: StepContext,
): Problems {
  return gather({
    commitment: problemOfCommitment(commitment, minimum),
    preferred_method:
      preferred_method === 'ach' && !achPermitted
        ? { name: 'ach_not_permitted' }
        : requiredText(preferred_method),
    must_read: mustRead.every((id) => read.includes(id)) ? undefined : { name: 'must_read_missing' },
  });
}
