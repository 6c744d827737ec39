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

/**
 * Accepts the holder as a bank prints it: any order, case and accents, with or without middle names, initials for given
 * names. A joint account may name several own names.
 * @param ownNames accepts any holder if empty
 */
export function problemOfHolder(holder = '', ownNames: readonly string[]): Problem | undefined {
  const isOwn = (name: string) => ownNames.some((own) => isSameName(own, name));
  if (ownNames.length === 0) return undefined;
  // Names are compared in every order of their words, which is too slow for a long text.
  if (holder.length <= LONGEST_HOLDER && (isOwn(holder) || holder.split(/\sand\s|[&/+]/i).every(isOwn)))
    return undefined;
  return { name: 'account_holder_name', values: { name: ownNames.join(', ') } };
}

const LONGEST_HOLDER = 500;

/** Separators between several holders. */
const JOINT = /\s(?:and|or)\s|[&/+;]/i;

/** Letters that Unicode does not decompose. */
const PLAIN_LETTERS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Two-letter spellings of passports and banks (ICAO 9303-3, section 6). */
const TWO_LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', þ: 'th', ð: 'dh' };

/** Chinese names in passports (LYU) and as banks type them (LV). */
const PINYIN: readonly Record<string, string>[] = [{ ü: 'yu' }, { ü: 'v' }];

const SPELLINGS = [{}, TWO_LETTERS, ...PINYIN];

const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|prof)$/;

function words(name: string, spelling: Record<string, string>): string[] {
  const letters = Array.from(
    name.normalize('NFKC').toLowerCase(),
    (letter) => spelling[letter] ?? letter,
  ).join('');
  return Array.from(letters.normalize('NFKD'), (letter) => PLAIN_LETTERS[letter] ?? letter)
    .join('')
    .replace(/[^\p{L}\p{N}\s,-]/gu, '')
    .split(/[\s,-]+/)
    .filter((word) => word !== '' && !TITLES.test(word));
}

function isSameName(own: string, holder: string): boolean {
  return SPELLINGS.some((ofOwn) =>
    SPELLINGS.some((ofHolder) => agree(words(own, ofOwn), words(holder, ofHolder), JOINT.test(holder))),
  );
}

/** A bank may print the surname first: tries every rotation of the holder's words. */
const agree = (own: readonly string[], holder: readonly string[], isJoint: boolean): boolean =>
  holder.some((_, start) => {
    const turned = [...holder.slice(start), ...holder.slice(0, start)];
    const hasMiddleNames = !isJoint && !isOrganizationName(own);
    return turned.join('') === own.join('') || (hasMiddleNames && isSamePerson(own, turned));
  });

/** Compares given name and surname; middle names may be missing on one side. */
function isSamePerson(one: readonly string[], other: readonly string[]): boolean {
  if (Math.min(one.length, other.length) < 2) return false;
  const [shorter = [], longer = []] = [one.slice(1, -1), other.slice(1, -1)].sort(
    (a, b) => a.length - b.length,
  );
  const surname = one.at(-1) ?? '';
  return (
    surname === other.at(-1) &&
    isSameGivenName(one[0], other[0]) &&
    areWithin(shorter, longer) &&
    !longer.includes(surname)
  );
}

const isSameGivenName = (one = '', other = ''): boolean =>
  one === other || (one[0] === other[0] && Math.min(one.length, other.length) === 1);

/** Whether all names occur in the longer list in the same order. */
function areWithin([first, ...rest]: readonly string[], longer: readonly string[]): boolean {
  if (first === undefined) return true;
  const place = longer.findIndex((name) => isSameGivenName(first, name));
  return place >= 0 && areWithin(rest, longer.slice(place + 1));
}

/** Organization names have no middle names: "Okafor 2019 Trust" is not "Okafor Trust". */
const isOrganizationName = (name: readonly string[]): boolean =>
  /\b(?:llc|lllp|llp|lp|ltd|limited|inc|incorporated|corp|corporation|company|co|plc|gmbh|trust|foundation|fund|partners|partnership|holdings|capital|ira|estate)\b/.test(
    name.join(' '),
  );

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
