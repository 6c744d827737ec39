// The ownership of an investment, and the fields still missing.
import type { InvestorType } from '@quoin/rules';

/** Types that an investor sets up alone; joint tenants, trusts and entities need support. */
const ALONE = ['individual', 'ira'] as const satisfies readonly InvestorType[];

export type Ownership =
  { type: 'individual' } | { type: 'ira'; custodian_name: string; account_number: string };

export const isSetUpAlone = (type: InvestorType): type is Ownership['type'] =>
  ALONE.some((alone) => alone === type);

export interface Custodian {
  custodian_name: string;
  account_number: string;
}

/** Returns the empty fields. */
export const lacking = (custodian: Custodian): (keyof Custodian)[] =>
  (['custodian_name', 'account_number'] as const).filter((field) => custodian[field].trim() === '');

export const getOwnership = (type: Ownership['type'], custodian: Custodian): Ownership =>
  type === 'individual'
    ? { type }
    : {
        type,
        custodian_name: custodian.custodian_name.trim(),
        account_number: custodian.account_number.trim(),
      };
