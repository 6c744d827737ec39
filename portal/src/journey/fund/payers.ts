import type { InvestorType } from '@quoin/rules';

/** Whose account pays for an investor of each type. */
export const PAYERS = {
  individual: 'person',
  joint_tenants_in_common: 'owners',
  joint_rights_of_survivorship: 'owners',
  ira: 'custodian',
  entity: 'entity',
  trust: 'trust',
} as const satisfies Record<InvestorType, string>;
