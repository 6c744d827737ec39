// The letters that one page is set in, inside the page: its first paint is its last, and waits for no font. Letters that
// come later (an answer, the next screen) are taken from the whole font then.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

/** Of the headings and of the text, with what comes in it sooner or later: names, amounts, dates. */
const FONTS = {
  'source-serif-4-latin-wght-normal': '',
  'inter-latin-wght-normal': 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:-–()/%$&’',
};
/** What the components ask of a font, by its OpenType names. */
const FEATURES = ['kern', 'calt', 'tnum', 'cv11', 'lnum'];
/** What the tokens have, regular to strong. */
const WEIGHTS = { min: 400, max: 600 };
/** Signs of Chinese, with its punctuation. */
const CHINESE = 'U+3000-303F,U+4E00-9FFF,U+FF00-FFEF';

interface WholeFont {
  /** What is cut out of it whatever the page says. */
  always: string;
  /** Its @font-face in the stylesheet. */
  face: string;
  /** What it has, first and last of each range. */
  ranges: readonly [number, number][];
  bytes: Buffer;
}

/** @param css the stylesheet with the faces of the whole fonts @param folder where their files lie */
export function pageFonts(css: string, folder: string) {
  const fonts = Object.entries(FONTS).map(([name, always]) => ({
    ...wholeFont(css, folder, name),
    always,
  }));
  /** @returns one rule per font, placed after the faces of the whole fonts so that it takes precedence */
  return async (html: string): Promise<string> => {
    const text = textOf(html);
    return (await Promise.all(fonts.map((font) => faceOf(font, text)))).join('');
  };
}

function wholeFont(css: string, folder: string, name: string): Omit<WholeFont, 'always'> {
  const face = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(String).find((each) => each.includes(name));
  if (!face) throw new Error(`The stylesheet has no face of ${name}: see portal/build/page-fonts.ts`);
  return { face, ranges: rangesOf(face), bytes: readFileSync(join(folder, fontFile(folder, name))) };
}

async function faceOf({ always, face, ranges, bytes }: WholeFont, text: string): Promise<string> {
  const letters = [...new Set(text + always)]
    .map((letter) => letter.codePointAt(0) ?? 0)
    .filter((code) => ranges.some(([from, to]) => code >= from && code <= to));
  const font = await subsetFont(bytes, String.fromCodePoint(...letters), {
    targetFormat: 'truetype',
    keepFeatures: FEATURES,
    variationAxes: { wght: WEIGHTS },
  });
  const file = await convert(withSquareBlank(font), 'woff2');
  const source = `src:url(data:font/woff2;base64,${file.toString('base64')})format("woff2")`;
  const range = [...letters.map((code) => `U+${code.toString(16)}`), CHINESE].join();
  // It is there at once: letters of another font for one frame would be a second paint.
  return face
    .replace(/src:[^;}]*/, source)
    .replace(/unicode-range:[^;}]*/, `unicode-range:${range}`)
    .replace(/font-display:[^;}]*/, 'font-display:block');
}

const rangesOf = (face: string): [number, number][] =>
  (/unicode-range:([^;}]*)/.exec(face)?.[1] ?? '').split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'f'), 16)];
  });

const textOf = (html: string): string =>
  html
    .replaceAll(/<(style|svg)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&quot;|&lt;|&gt;/g, '');

/**
 * A Chinese sign is as wide as it is high. Where a machine has no glyph for it, the place that is kept for it until Noto
 * Sans SC comes is this font's blank: with a blank of that width nothing moves.
 */
function withSquareBlank(font: Buffer): Buffer {
  const table = (tag: string) => {
    const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + index * 16);
    const entry = entries.find((at) => font.toString('latin1', at, at + 4) === tag);
    if (entry === undefined) throw new Error(`The font has no table ${tag}`);
    return font.readUInt32BE(entry + 8);
  };
  const unitsPerEm = font.readUInt16BE(table('head') + 18);
  font.writeUInt16BE(unitsPerEm, table('hmtx'));
  return font;
}

/** @returns the path of a font within `folder`; its name has a hash */
function fontFile(folder: string, name: string): string {
  const withHash = new RegExp(`^${name}-.{8}\\.woff2$`);
  const file = readdirSync(join(folder, 'assets')).find((each) => withHash.test(each));
  if (!file) throw new Error(`There is no ${name}…woff2 in the build: see portal/build/page-fonts.ts`);
  return `assets/${file}`;
}
