import type { TransferMethod } from '../investing-terms';
import type { Problem } from '../problems';
import { isBlank } from '../required';
import type { StepContext } from './step-context';

/** Only the custodian pays for an IRA. A signed application remains valid if its account is removed. */
export function validatePayer(
  id: string | undefined,
  method: TransferMethod | undefined,
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
