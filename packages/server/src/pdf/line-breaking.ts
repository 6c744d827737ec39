// Breaks lines after spaces and the hyphens of compounds in Latin text, and between any two characters in Chinese text.
// Closing punctuation never begins a line, and opening punctuation never ends one.

const CHINESE = /[\u3000-\u303f\u3400-\u9fff\uff00-\uffef‘’“”—…]/;
const NEVER_FIRST = '，。、；：？！）》」』】〉”’…%,.;:?!)]}';
const NEVER_LAST = '（《「『【〈“‘([{';
/** Of `open-ended`, but not of `e-mail`, `K-1` or `2026-06-05`. */
const COMPOUND_HYPHEN = /\p{L}{2}-$/u;

/**
 * @param measure returns the width of a text in points
 * @returns the lines, without trailing spaces
 */
export function breakLines(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  // Adds the widths of the pieces: measuring the growing line again for each piece would dominate the rendering time.
  let used = 0;
  const end = (rest: string) => {
    lines.push(line.trimEnd());
    line = rest;
    used = measure(rest);
  };
  for (const piece of unbreakablePieces(text)) {
    if (line !== '' && used + measure(piece.trimEnd()) > width) end('');
    // Splits only a piece that is alone on its line: a whole line may be slightly wider than the sum of its pieces.
    const alone = line === '';
    line += piece;
    used += measure(piece);
    while (alone && used > width && measure(line.trimEnd()) > width) {
      const whole = line;
      line = longestHead(whole, width, measure);
      end(whole.slice(line.length));
    }
  }
  if (line !== '' || lines.length === 0) lines.push(line.trimEnd());
  return lines;
}

function unbreakablePieces(text: string): string[] {
  const pieces: string[] = [];
  const characters = [...text];
  let piece = '';
  characters.forEach((character, index) => {
    piece += character;
    const next = characters[index + 1];
    if (next === undefined || mayBreakBetween(piece, character, next)) {
      pieces.push(piece);
      piece = '';
    }
  });
  return pieces;
}

function mayBreakBetween(piece: string, before: string, after: string): boolean {
  if (after === ' ' || NEVER_LAST.includes(before) || NEVER_FIRST.includes(after)) return false;
  return before === ' ' || COMPOUND_HYPHEN.test(piece) || CHINESE.test(before) || CHINESE.test(after);
}

/** As many characters as fit, at least one, of text without break opportunities, such as a hash. */
function longestHead(text: string, width: number, measure: (text: string) => number): string {
  const characters = [...text];
  const head = (count: number) => characters.slice(0, count).join('');
  let fits = 1;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (measure(head(middle)) > width) tooLong = middle;
    else fits = middle;
  }
  return head(fits);
}
