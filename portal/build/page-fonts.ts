// Font subsets with the characters of one page, inlined into the page, so that its first paint is final. Characters that
// appear later (responses, the next screen) use the full font.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convert } from 'fontverter';
import subsetFont from 'subset-font';

/** Fonts of headings and text, each with extra characters that appear sooner or later: names, amounts, dates. */
const FONTS = {
  'source-serif-4-latin-wght-normal': '',
  'inter-latin-wght-normal': 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:-–()/%$&’',
};
/** OpenType features that the components use. */
const FEATURES = ['kern', 'calt', 'tnum', 'cv11', 'lnum'];
/** Weights of the tokens, regular to strong. */
const WEIGHTS = { min: 400, max: 600 };
/** Chinese characters and punctuation. */
const CHINESE = 'U+3000-303F,U+4E00-9FFF,U+FF00-FFEF';

interface WholeFont {
  /** Characters to include regardless of the page. */
  always: string;
  /** Its @font-face rule in the stylesheet. */
  face: string;
  /** Supported characters: first and last of each range. */
  ranges: readonly [number, number][];
  bytes: Buffer;
}

/** @param css the stylesheet with the full fonts' faces @param folder the folder of their files */
export function pageFonts(css: string, folder: string) {
  const fonts = Object.entries(FONTS).map(([name, always]) => ({
    ...getWholeFont(css, folder, name),
    always,
  }));
  /** @returns one rule per font, placed after the full fonts' faces so that it takes precedence */
  return async (html: string): Promise<string> => {
    const text = getText(html);
    return (await Promise.all(fonts.map((font) => readFace(font, text)))).join('');
  };
}

function getWholeFont(css: string, folder: string, name: string): Omit<WholeFont, 'always'> {
  const face = [...css.matchAll(/@font-face\s*\{[^}]*\}/g)].map(String).find((each) => each.includes(name));
  if (!face) throw new Error(`The stylesheet has no @font-face for ${name}: see portal/build/page-fonts.ts`);
  return { face, ranges: getRanges(face), bytes: readFileSync(join(folder, fontFile(folder, name))) };
}

async function readFace({ always, face, ranges, bytes }: WholeFont, text: string): Promise<string> {
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
  // Block, because a fallback font for even one frame would cause a second paint.
  return face
    .replace(/src:[^;}]*/, source)
    .replace(/unicode-range:[^;}]*/, `unicode-range:${range}`)
    .replace(/font-display:[^;}]*/, 'font-display:block');
}

const getRanges = (face: string): [number, number][] =>
  (/unicode-range:([^;}]*)/.exec(face)?.[1] ?? '').split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [parseInt(from.replaceAll('?', '0'), 16), parseInt(to.replaceAll('?', 'f'), 16)];
  });

const getText = (html: string): string =>
  html
    .replaceAll(/<(style|svg)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&#x27;|&quot;|&lt;|&gt;/g, '');

/**
 * Chinese characters are square. On a device without Chinese glyphs, this font's blank glyph holds their place until Noto
 * Sans SC has loaded; a square blank prevents a layout shift.
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

/** @returns path of a font within `folder`, whose file name contains a hash */
function fontFile(folder: string, name: string): string {
  const withHash = new RegExp(`^${name}-.{8}\\.woff2$`);
  const file = readdirSync(join(folder, 'assets')).find((each) => withHash.test(each));
  if (!file) throw new Error(`There is no ${name}…woff2 in the build: see portal/build/page-fonts.ts`);
  return `assets/${file}`;
}
