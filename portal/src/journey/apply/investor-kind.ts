import { isOrganization, type InvestorType } from '@quoin/rules';

/** By which of two names a field goes. */
export type InvestorKind = 'person' | 'organization';

export const investorKind = (type: InvestorType): InvestorKind =>
  isOrganization(type) ? 'organization' : 'person';
