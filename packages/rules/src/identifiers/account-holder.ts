// Money and shares are transferred only from or to an account in the investor's own name.
import { isOrganization, type InvestorType } from '../investing-terms';
import type { Problem } from '../problems';
import { isSameName } from './same-name';

/** The names of account holders that may pay for an investor. An entity or a trust pays from its own account. */
export const payerNames = (investor: {
  investorType: InvestorType;
  name: string;
  /** The name of the portal account's owner. */
  person: string;
}): string[] =>
  isOrganization(investor.investorType) ? [investor.name] : [...new Set([investor.person, investor.name])];

/**
 * Accepts the holder as a bank prints it: any order, case and accents, with or without titles and middle names, initials
 * for given names. A joint account may name several own names.
 * @param ownNames accepts any holder if empty
 */
export function problemOfHolder(holder = '', ownNames: readonly string[]): Problem | undefined {
  const isJoint = JOINT.test(holder);
  const isOwn = (name: string) => ownNames.some((own) => isSameName(own, name, isJoint));
  if (ownNames.length === 0) return undefined;
  if (isComparable(holder) && (isOwn(holder) || areOwners(holder, ownNames))) return undefined;
  return { name: 'account_holder_name', values: { name: ownNames.join(', ') } };
}

const LONGEST_HOLDER = 500;

/** Names are compared in every order of their words, which is too slow for a long text. NFKC makes 18 letters of a ﷺ. */
const isComparable = (holder: string): boolean =>
  holder.length <= LONGEST_HOLDER && holder.normalize('NFKC').length <= LONGEST_HOLDER;

/** Separators between several holders. */
const JOINT = /\sand\/or\s|\s(?:and|or)\s|[&/+;]/i;
const JOINT_OR_COMMA = new RegExp(`${JOINT.source}|,`, 'i');

/** How US banks abbreviate the tenancy of joint owners, after their names. */
const TENANCY =
  /,? (?:as )?(?:jt ?wros|jt ?ten(?: ?wros)?|joint tenants|ten(?:ants)? ?(?:in )?com(?:mon)?|ten ?ent|com(?:m|munity)? ?prop(?:erty)?)\.?$/i;

/** Whether each of the printed names is an own one. Spouses may share a printed surname: "GRACE AND DANIEL LIN". */
function areOwners(holder: string, ownNames: readonly string[]): boolean {
  const isOwn = (name: string, isJoint = false) => ownNames.some((own) => isSameName(own, name, isJoint));
  const names = ownNames.length > 1 ? holder.trim().replace(/\s+/g, ' ').replace(TENANCY, '') : holder;
  return [JOINT, JOINT_OR_COMMA].some((separator) => {
    const printed = names.split(separator).map((name) => name.trim());
    const first = printed[0]?.split(/\s+/)[0] ?? '';
    const last = printed.at(-1)?.split(/\s+/).at(-1) ?? '';
    return printed.every(
      (name) => isOwn(name) || isOwn(`${name} ${last}`) || isOwn(`${first} ${name}`, true),
    );
  });
}

/** The account that receives money. */
export interface Payee {
  /** Name of the bank or custodian. */
  name: string;
  holder: string;
  number_masked: string;
}

/** 'Harborlight Bank ••••4821, Grace Lin' */
export const payeeLabel = ({ name, number_masked, holder }: Payee): string =>
  [`${name} ${number_masked}`, holder].filter(Boolean).join(', ');
