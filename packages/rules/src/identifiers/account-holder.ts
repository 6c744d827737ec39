// Money and shares are transferred only from or to an account in the investor's own name.
import { isOrganization, type InvestorType } from '../investing-terms';
import type { Problem } from '../problems';

/** The names of account holders that may pay for an investor. An entity or a trust pays from its own account. */
export const payerNames = (investor: {
  investorType: InvestorType;
  name: string;
  /** The name of the portal account's owner. */
  person: string;
}): string[] =>
  isOrganization(investor.investorType) ? [investor.name] : [...new Set([investor.person, investor.name])];

/** @param ownNames empty: any holder */
export function problemOfHolder(holder = '', ownNames: readonly string[]): Problem | undefined {
  const name = nameKey(holder);
  if (ownNames.length === 0 || ownNames.some((own) => nameKey(own) === name)) return undefined;
  return { name: 'account_holder_name', values: { name: ownNames.join(', ') } };
}

/** Banks print names in capitals, without accents and full stops, so these are ignored. */
const nameKey = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
