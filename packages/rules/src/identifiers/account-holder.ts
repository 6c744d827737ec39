// Money and shares come from and go to an account in the investor's own name.
import { isOrganization, type InvestorType } from '../investing-terms';
import type { Problem } from '../problems';

/** In whose name an account may pay for an investor: an entity or a trust pays from its own. */
export const payerNames = (investor: {
  investorType: InvestorType;
  name: string;
  /** Whose account at the portal it is. */
  person: string;
}): string[] =>
  isOrganization(investor.investorType) ? [investor.name] : [...new Set([investor.person, investor.name])];

/** @param ownNames empty: any holder */
export function problemOfHolder(holder = '', ownNames: readonly string[]): Problem | undefined {
  const name = nameKey(holder);
  if (ownNames.length === 0 || ownNames.some((own) => nameKey(own) === name)) return undefined;
  return { name: 'account_holder_name', values: { name: ownNames.join(', ') } };
}

/** Banks print names in capitals, without accents and full stops: those do not tell two people apart. */
const nameKey = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
