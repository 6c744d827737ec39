// The text that a number was read from. The field shows the number without its calling code, and every later change is a
// change of that text: `852 4002 0000` is a number of Hong Kong, and with one digit more it is the whole text again.

export interface NumberSource {
  text: string;
  /** Key of the region that the text was read in. */
  readIn: string;
  /** What it was read as. */
  region: string;
  national: string;
}

const SEPARATORS = /[^\p{L}\d+#*,;]/gu;

/** The text with the change that was made to the shown number. Undefined: another text took the place of the number. */
export function editedSource({ text, national }: NumberSource, edited: string): string | undefined {
  const after = edited.replace(SEPARATORS, '');
  const most = Math.min(national.length, after.length);
  let kept = 0;
  while (kept < most && national[kept] === after[kept]) kept++;
  if (kept === 0) return undefined;
  let tail = 0;
  while (tail < most - kept && national.at(-1 - tail) === after.at(-1 - tail)) tail++;
  const start = lastDigits(text, national.length - kept);
  const end = lastDigits(text, tail);
  return text.slice(0, start) + after.slice(kept, after.length - tail) + text.slice(end);
}

/** Where the last digits begin, as many as these. */
function lastDigits(text: string, count: number): number {
  let position = text.length;
  for (let left = count; left > 0 && position > 0;) if (/\d/.test(text.charAt(--position))) left--;
  return position;
}
