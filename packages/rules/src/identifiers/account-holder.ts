// Money and shares are transferred only from or to an account in the investor's own name.
import { type InvestorType, isOrganization } from '../investing-terms';
import type { Problem } from '../problems';
import { normaliseText } from '../text/normalise-text';
import { withoutAccents } from '../text/plain-letters';

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
export function validateHolder(holder = '', ownNames: readonly string[]): Problem | undefined {
  const isJoint = JOINT.test(holder);
  const isOwn = (name: string) => ownNames.some((own) => isSameName(own, name, isJoint));
  const areOwn = (printed: string) => isOwn(printed) || areOwners(printed, ownNames);
  if (ownNames.length === 0) return undefined;
  if (isComparable(holder) && (areOwn(holder) || areOwn(holder.replace(BENEFICIARY, '')))) return undefined;
  return { name: 'account_holder_name', values: { name: ownNames.join(', ') } };
}

const MAX_HOLDER_LENGTH = 500;

/** Names are compared in every order of their words, which is too slow for a long text. NFKC makes 18 letters of a ﷺ. */
const isComparable = (holder: string): boolean =>
  holder.length <= MAX_HOLDER_LENGTH && holder.normalize('NFKC').length <= MAX_HOLDER_LENGTH;

/** Who gets the owner's money after death, as US banks print it behind the owner: "GRACE LIN POD JOHN LIN". */
const BENEFICIARY =
  /,?\s(?:p\.?o\.?d\.?|t\.?o\.?d\.?|i\.?t\.?f\.?|(?:payable|transfer) on death|in trust for)(?:\s.*)?$/i;

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

/** Two-letter spellings of passports and banks (ICAO 9303-3, section 6). */
const TWO_LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', þ: 'th', ð: 'dh' };

/** Chinese names in passports (LYU) and as banks type them (LV); Croatian and Serbian ones (DJORDJE). */
const OTHERS: readonly Record<string, string>[] = [{ ü: 'yu' }, { ü: 'v' }, { đ: 'dj' }];

const SPELLINGS = [{}, TWO_LETTERS, ...OTHERS];

/** Forms of address and degrees. "Sr" is also the suffix of a father, so it is compared as such. */
const TITLES =
  /^(?:mr|mrs|ms|miss|mx|sir|dr|prof|herr|frau|mme|mlle|madame|monsieur|sra|srta|md|phd|esq|cpa|cfa|jd|mba|dds)$/;

/** The parts of German degrees: "Dr. med.", "Dr.-Ing.", "Dr. rer. nat.". */
const PART_OF_DEGREE = /^(?:med|ing|phil|jur|rer|nat|pol|habil)$/;

const GENERATIONS = new Map([
  ['jr', 'jr'],
  ['junior', 'jr'],
  ['sr', 'sr'],
  ['senior', 'sr'],
  ['ii', 'ii'],
  ['iii', 'iii'],
  ['iv', 'iv'],
]);

/** Organizations by their printed and abbreviated words. */
const ABBREVIATIONS: Record<string, string> = {
  limited: 'ltd',
  incorporated: 'inc',
  corporation: 'corp',
  company: 'co',
  partnership: 'lp',
  dated: 'dtd',
  and: '',
  the: '',
};

/** Organization names have no middle names: "Okafor 2019 Trust" is not "Okafor Trust". */
const ORGANIZATION =
  /^(?:llc|lllp|llp|lp|ltd|limited|inc|incorporated|corp|corporation|company|co|plc|gmbh|trust|foundation|fund|partners|partnership|holdings|capital|ira|estate)$/;

interface Name {
  words: readonly string[];
  /** "jr", "iii" */
  generation?: string | undefined;
  isOrganization: boolean;
}

/** More words than any name has. All their orders would take too long. */
const MAX_WORDS = 40;

/** @param isJoint the holder may be several people, so that a missing name is no middle name */
function isSameName(own: string, holder: string, isJoint: boolean): boolean {
  const printed = getSpellings(holder);
  return getSpellings(own).some((one) => printed.some((other) => agree(one, other, isJoint)));
}

/** The name in its distinct spellings: one, for most names. */
function getSpellings(text: string): Name[] {
  const names = SPELLINGS.map((spelling) => getName(text, spelling)).filter(
    ({ words }) => words.length <= MAX_WORDS,
  );
  return names.filter(
    ({ words }, index) => names.findIndex((name) => name.words.join(' ') === words.join(' ')) === index,
  );
}

function getName(text: string, spelling: Record<string, string>): Name {
  const all = splitWords(text, spelling);
  if (all.some((word) => ORGANIZATION.test(word)))
    return {
      words: all.map((word) => ABBREVIATIONS[word] ?? word).filter((word) => word !== ''),
      isOrganization: true,
    };
  const titled = all.filter(
    (word, index) =>
      !TITLES.test(word) && !(PART_OF_DEGREE.test(word) && TITLES.test(all[0] ?? '') && index < 4),
  );
  const words = titled.filter((word, index) => index === 0 || !GENERATIONS.has(word));
  // "Michael Herr" has a surname that is also a title.
  const kept = [words, titled, all].find(({ length }) => length > 1) ?? all;
  const generation = kept === words ? titled.slice(1).find((word) => GENERATIONS.has(word)) : undefined;
  return { words: kept, generation: GENERATIONS.get(generation ?? ''), isOrganization: false };
}

function splitWords(text: string, spelling: Record<string, string>): string[] {
  const letters = Array.from(normaliseText(text).toLowerCase(), (letter) => spelling[letter] ?? letter);
  return withoutAccents(letters.join(''))
    .replace(/[^\p{L}\p{N}\s,-]/gu, '')
    .split(/[\s,-]+/)
    .filter((word) => word !== '');
}

/** A bank may print the surname first: tries every rotation of the holder's words. */
function agree(own: Name, holder: Name, isJoint: boolean): boolean {
  if (own.generation && holder.generation && own.generation !== holder.generation) return false;
  const hasMiddleNames = !isJoint && !own.isOrganization;
  return holder.words.some((_, start) => {
    const turned = [...holder.words.slice(start), ...holder.words.slice(0, start)];
    return turned.join('') === own.words.join('') || (hasMiddleNames && isSamePerson(own.words, turned));
  });
}

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
