/**
 * Control characters except tabs and line breaks, half characters, characters that were lost before, and marks that reorder
 * what follows, so that a text reads differently from what is stored.
 */
const UNFIT = /[^\P{Cc}\t\r\n]|\p{Cs}|\uFFFD|[\u202A-\u202E\u2066-\u2069]/u;

/** The first character that must not be stored, as `U+0007`; undefined if there is none. */
export function unfitCharacter(text: string): string | undefined {
  const point = UNFIT.exec(text)?.[0].codePointAt(0);
  return point === undefined ? undefined : `U+${point.toString(16).toUpperCase().padStart(4, '0')}`;
}
