// Compares names of people and organizations as banks print them.
import { normaliseText } from '../text/normalise-text';
import { withoutAccents } from '../text/plain-letters';

/** Two-letter spellings of passports and banks (ICAO 9303-3, section 6). */
const TWO_LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', þ: 'th', ð: 'dh' };

/** Chinese names in passports (LYU) and as banks type them (LV). */
const PINYIN: readonly Record<string, string>[] = [{ ü: 'yu' }, { ü: 'v' }];

const SPELLINGS = [{}, TWO_LETTERS, ...PINYIN];

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
const MOST_WORDS = 40;

/** @param isJoint the holder may be several people, so that a missing name is no middle name */
export function isSameName(own: string, holder: string, isJoint: boolean): boolean {
  const printed = spellingsOf(holder);
  return spellingsOf(own).some((one) => printed.some((other) => agree(one, other, isJoint)));
}

/** The name in its distinct spellings: one, for most names. */
function spellingsOf(text: string): Name[] {
  const names = SPELLINGS.map((spelling) => nameOf(text, spelling)).filter(
    ({ words }) => words.length <= MOST_WORDS,
  );
  return names.filter(
    ({ words }, at) => names.findIndex((name) => name.words.join(' ') === words.join(' ')) === at,
  );
}

function nameOf(text: string, spelling: Record<string, string>): Name {
  const all = wordsOf(text, spelling);
  if (all.some((word) => ORGANIZATION.test(word)))
    return {
      words: all.map((word) => ABBREVIATIONS[word] ?? word).filter((word) => word !== ''),
      isOrganization: true,
    };
  const titled = all.filter(
    (word, at) => !TITLES.test(word) && !(PART_OF_DEGREE.test(word) && TITLES.test(all[0] ?? '') && at < 4),
  );
  const words = titled.filter((word, at) => at === 0 || !GENERATIONS.has(word));
  // "Michael Herr" has a surname that is also a title.
  const kept = [words, titled, all].find(({ length }) => length > 1) ?? all;
  const generation = kept === words ? titled.slice(1).find((word) => GENERATIONS.has(word)) : undefined;
  return { words: kept, generation: GENERATIONS.get(generation ?? ''), isOrganization: false };
}

function wordsOf(text: string, spelling: Record<string, string>): string[] {
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
