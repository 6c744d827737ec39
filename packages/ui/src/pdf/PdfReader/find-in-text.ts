// Searches the text of pages as pdf.js returns it: runs of characters, some of which end a line.

/** One piece of rendered text; each has its own element in the text layer. */
export interface Run {
  text: string;
  endsLine: boolean;
}

/** The position of a character: its text run, and its start and end in it. */
interface Place {
  run: number;
  from: number;
  to: number;
}

/** The normalised text of a page: without case, accents and full-width forms; any gap is one space. */
export interface PageText {
  text: string;
  /** One for each character of `text`. */
  places: readonly Place[];
}

export interface Hit {
  page: number;
  /** The first and the last character of the hit. */
  from: Place;
  to: Place;
}

/** Chinese and Japanese have no spaces: a gap between two such characters is only a line break. */
export const HAN = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\u3000-\u303f]/u;

const fold = (sign: string): string => {
  const plain = sign
    .normalize('NFKD')
    .replace(/[\p{Mn}\u00ad]/gu, '')
    .toLowerCase();
  return /^\s+$/.test(plain) ? ' ' : plain;
};

export function pageText(runs: readonly Run[]): PageText {
  const signs: { sign: string; place: Place }[] = [];
  for (const [run, { text, endsLine }] of runs.entries()) {
    let from = 0;
    for (const sign of text) {
      const place = { run, from, to: from + sign.length };
      from = place.to;
      for (const folded of fold(sign)) signs.push({ sign: folded, place });
    }
    if (endsLine) signs.push({ sign: ' ', place: { run, from, to: from } });
  }
  const kept = signs.filter(
    ({ sign }, index) =>
      sign !== ' ' ||
      isGap(signs[index - 1]?.sign, signs.slice(index).find((next) => next.sign !== ' ')?.sign),
  );
  return {
    text: kept.map(({ sign }) => sign).join(''),
    places: kept.flatMap(({ sign, place }) => Array.from({ length: sign.length }, () => place)),
  };
}

const isGap = (before: string | undefined, after: string | undefined): boolean =>
  before !== undefined && before !== ' ' && after !== undefined && !(HAN.test(before) && HAN.test(after));

/** Normalises the search text in the same way. */
export const wantedText = (typed: string): string => pageText([{ text: typed, endsLine: false }]).text.trim();

/** Every non-overlapping match on a page. @param page from 1 */
export function hitsIn({ text, places }: PageText, wanted: string, page: number): Hit[] {
  const hits: Hit[] = [];
  if (wanted === '') return hits;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    const [from, to] = [places[at], places[at + wanted.length - 1]];
    if (from && to) hits.push({ page, from, to });
  }
  return hits;
}
