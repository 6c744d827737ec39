// What stands in a formatted box: signs, which are the value, and marks between them, which come and go by themselves.

export interface Mask {
  /** One sign of the value. Everything else in the box is a mark. */
  sign: RegExp;
  /** What of a typed or pasted text is taken between the signs before and after it; `''` refuses it. */
  take: (text: string, before: string, after: string) => string;
  /** Signs, finished or not, as they are shown. Zeros at the start may fall away, nothing else. */
  write: (signs: string) => string;
  /** Whether these signs may stand. A change to others is not made, so that none falls off the end. Default: always. */
  allows?: (signs: string) => boolean;
}

/** Text of a box, and the selection in it. */
export interface Typed {
  text: string;
  from: number;
  to: number;
}

/** A text that came from elsewhere (a browser that fills in the form) as the mask writes it. */
export const fitted = (text: string, mask: Mask): string =>
  laidOut(mask.take(text, '', ''), '', mask)?.text ?? '';

/** Undefined: the mask refuses the text. */
export function inserted({ text, from, to }: Typed, data: string, mask: Mask): Typed | undefined {
  const [before, after] = [signsOf(text.slice(0, from), mask), signsOf(text.slice(to), mask)];
  const more = mask.take(data, before, after);
  return more ? laidOut(before + more, after, mask) : undefined;
}

/** Deleting a mark means the sign beside it: the mark would only come back. */
export function deleted({ text, from, to }: Typed, forward: boolean, mask: Mask): Typed {
  const signs = signsOf(text, mask);
  let start = signsOf(text.slice(0, from), mask).length;
  let end = signsOf(text.slice(0, to), mask).length;
  if (start === end && forward) end++;
  else if (start === end) start = Math.max(start - 1, 0);
  const left = laidOut(signs.slice(0, start), signs.slice(end), mask);
  if (left) return left;
  // Without its point a long figure has no room: the caret steps over it.
  const place = caretAfter(forward ? end : start, text, mask);
  return { text, from: place, to: place };
}

function laidOut(before: string, after: string, mask: Mask): Typed | undefined {
  const signs = before + after;
  if (mask.allows?.(signs) === false) return undefined;
  const text = mask.write(signs);
  const lost = signs.length - signsOf(text, mask).length;
  const place = caretAfter(Math.max(before.length - lost, 0), text, mask);
  return { text, from: place, to: place };
}

const signsOf = (text: string, { sign }: Mask): string =>
  Array.from(text)
    .filter((each) => sign.test(each))
    .join('');

/** Beside the last of so many signs. */
function caretAfter(count: number, text: string, { sign }: Mask): number {
  let place = 0;
  for (let seen = 0; seen < count && place < text.length; place++) if (sign.test(text.charAt(place))) seen++;
  return place;
}
