// Whether an investor's money is that of retirement plans. Source: 29 CFR 2510.3-101 and section 3(42) of ERISA.
import { COMPOSITION_TOTAL_BP } from '../composition';
import { isOrganization } from '../investing-terms';
import type { Problem } from '../problems';
import type { InvestorInformationValues } from './application-values';

/** A person's own money is no plan's, and an IRA is one by its type. */
export const mayHoldPlanAssets = isOrganization;

/** What part of the assets belongs to plans is asked where any may. */
export const holdsPlanAssets = (values: InvestorInformationValues): boolean =>
  values.erisa_plan === true || values.code_4975_plan === true;

/** Above none and at most all of the assets. */
export function problemOfPlanAssets(share: number | undefined): Problem | undefined {
  if (share === undefined) return { name: 'required' };
  return share > 0 && share <= COMPOSITION_TOTAL_BP ? undefined : { name: 'share_invalid' };
}
