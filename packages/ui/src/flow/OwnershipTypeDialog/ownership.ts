// Who an investment shall belong to, and what is missing to say so.
import type { InvestorType } from '@quoin/rules';

/** Those that an investor sets up alone; joint tenants, trusts and entities are set up with support. */
const ALONE = ['individual', 'ira'] as const satisfies readonly InvestorType[];

export type Ownership =
  { type: 'individual' } | { type: 'ira'; custodian_name: string; account_number: string };

export const isSetUpAlone = (type: InvestorType): type is Ownership['type'] =>
  ALONE.some((alone) => alone === type);

export interface Custodian {
  custodian_name: string;
  account_number: string;
}

/** The fields that are empty. */
export const lacking = (custodian: Custodian): (keyof Custodian)[] =>
  (['custodian_name', 'account_number'] as const).filter((field) => custodian[field].trim() === '');

export const ownershipOf = (type: Ownership['type'], custodian: Custodian): Ownership =>
  type === 'individual'
    ? { type }
    : {
        type,
        custodian_name: custodian.custodian_name.trim(),
        account_number: custodian.account_number.trim(),
      };
