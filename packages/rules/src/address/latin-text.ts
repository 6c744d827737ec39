// Names and addresses go to banks and transfer agents that read Latin letters only; pinyin, with or without tone marks,
// is Latin.
import type { Problem } from '../problems';
import { isBlank } from '../required';
import { normaliseText } from '../text/normalise-text';

const OTHER_LETTER = /(?!\p{Script=Latin})\p{L}/u;
const OTHER_CHARACTER = /[^\p{Script=Latin}\u0300-\u036f\d .,'"`#&/()+:;_@°ºª-]/u;

/** Latin letters, digits and the punctuation of names and addresses in any of their code points; an empty text too. */
export const isLatinText = (text: string): boolean => problemOfLatinText(text) === undefined;

/** `latin_only` for a letter of another script, `character_invalid` for a sign such as `½` or `*`. */
export function problemOfLatinText(text: string): Problem | undefined {
  const normalised = normaliseText(text);
  if (OTHER_LETTER.test(normalised)) return { name: 'latin_only' };
  const character = OTHER_CHARACTER.exec(normalised)?.[0];
  return character === undefined ? undefined : { name: 'character_invalid', values: { character } };
}

export const requiredLatin = (text: string | undefined): Problem | undefined =>
  isBlank(text) ? { name: 'required' } : problemOfLatinText(text);

export const optionalLatin = (text: string | undefined): Problem | undefined =>
  isBlank(text) ? undefined : problemOfLatinText(text);
