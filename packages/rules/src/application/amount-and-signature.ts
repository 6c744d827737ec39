import { problemOfCommitment } from '../commitment';
import { gather, type Problem, type Problems } from '../problems';
import { isBlank, requiredText } from '../required';
import type { AmountAndSignatureValues } from './application-values';
import type { StepContext } from './step-context';

export function problemsOfAmountAndSignature(
  values: AmountAndSignatureValues,
  context: StepContext,
): Problems {
  const { commitment, preferred_method, must_read: read = [] } = values;
  const { minimum, achPermitted, mustRead } = context;
  return gather({
    commitment: problemOfCommitment(commitment, minimum),
    preferred_method:
      preferred_method === 'ach' && !achPermitted
        ? { name: 'ach_not_permitted' }
        : requiredText(preferred_method),
    bank_account_id: problemOfPayer(values, context),
    must_read: mustRead.every((id) => read.includes(id)) ? undefined : { name: 'must_read_missing' },
  });
}

/** An IRA is paid for by its custodian and by nobody else. A signed application is not broken by an account that goes. */
function problemOfPayer(
  { bank_account_id: id, preferred_method: method }: AmountAndSignatureValues,
  { investorType, isSigned, payers, achPermitted }: StepContext,
): Problem | undefined {
  if (investorType === 'ira') return isBlank(id) ? undefined : { name: 'custodian_pays' };
  if (isSigned) return undefined;
  if (isBlank(id)) return { name: 'payer_required' };
  const payer = payers.find((one) => one.id === id);
  if (!payer) return { name: 'payer_unfit' };
  if (method !== 'ach' || !achPermitted || payer.methods.includes(method)) return undefined;
  return { name: 'payer_not_for_method' };
}
