// Banks and transfer agents accept names and addresses in Latin letters only. Pinyin, with or without tone marks, is
// Latin.
import type { Problem } from '../problems';
import { isBlank } from '../required';
import { normaliseText } from '../text/normalise-text';

const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
/** The middle dot is a letter of Catalan (Gal·la), and separates the names of foreigners in China. */
const OTHER_CHARACTER = /[^\p{Script=Latin}\u0300-\u036f\d .,'"`#&/()+:;_@°ºª·-]/u;

/** Matches Latin letters, digits and the punctuation of names and addresses in any code point, and an empty text. */
export const isLatinText = (text: string): boolean => validateLatinText(text) === undefined;

/** `latin_only` for a letter of another script, `character_invalid` for a character such as `½` or `*`. */
export function validateLatinText(text: string): Problem | undefined {
  const normalised = normaliseText(text);
  if (OTHER_LETTER.test(normalised)) return { name: 'latin_only' };
  const character = OTHER_CHARACTER.exec(normalised)?.[0];
  return character === undefined
    ? undefined
    : { name: 'character_invalid', values: { character: visible(character) } };
}

/** `U+0000` for a character that nobody sees. */
const visible = (character: string): string =>
  /[\p{C}\p{M}]/u.test(character) ? getCodePoint(character) : character;

/** As Unicode writes it: `U+0007`. */
export const getCodePoint = (character: string): string =>
  `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`;

export const requiredLatin = (text: string | undefined): Problem | undefined =>
  isBlank(text) ? { name: 'required' } : validateLatinText(text);

export const optionalLatin = (text: string | undefined): Problem | undefined =>
  isBlank(text) ? undefined : validateLatinText(text);
