// Rules for investors that hold assets of retirement plans. Source: 29 CFR 2510.3-101 and section 3(42) of ERISA.
import { COMPOSITION_TOTAL_BP } from '../composition';
import { isOrganization } from '../investing-terms';
import type { Problem } from '../problems';
import type { InvestorInformationValues } from './application-values';

/** Only organizations: a person invests their own money, and the type of an IRA already states that it is a plan. */
export const mayHoldPlanAssets = isOrganization;

/** Whether the investor must state the share of plan assets. */
export const holdsPlanAssets = (values: InvestorInformationValues): boolean =>
  values.erisa_plan === true || values.code_4975_plan === true;

/** The share is above 0 and at most 100 %. */
export function validatePlanAssets(share: number | undefined): Problem | undefined {
  if (share === undefined) return { name: 'required' };
  return share > 0 && share <= COMPOSITION_TOTAL_BP ? undefined : { name: 'share_invalid' };
}
