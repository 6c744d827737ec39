// How the text of an input is grouped while it is typed: an amount in thousands, a number in its parts.

export interface Mask {
  /** A character of the value. All other characters of a grouped text are separators. */
  sign: RegExp;
  /** The characters of the value in a typed text, finished or not. Undefined: the text stays as it is typed. */
  read: (text: string) => string | undefined;
  /** The characters of the value, grouped. */
  write: (signs: string) => string;
}

/** The text grouped; undefined where the mask cannot read it. */
export function groupedText(text: string, mask: Mask): string | undefined {
  const signs = mask.read(text);
  return signs === undefined ? undefined : mask.write(signs);
}

export const signsOf = (text: string, { sign }: Mask): string =>
  Array.from(text)
    .filter((character) => sign.test(character))
    .join('');

/** The position behind as many characters of the value. */
export function positionAfter(count: number, text: string, { sign }: Mask): number {
  let position = 0;
  for (let seen = 0; seen < count && position < text.length; position++)
    if (sign.test(text.charAt(position))) seen++;
  return position;
}
