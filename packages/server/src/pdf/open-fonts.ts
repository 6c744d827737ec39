// Opens each font once for all documents and caches shaped words, because opening and shaping are expensive and the same
// words recur in every document.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- fontkit has no types; an ambient file cannot be imported
/// <reference path="./fontkit.d.ts" />
import type { Buffer } from 'node:buffer';
import { create, type Font, type GlyphRun } from 'fontkit';
import { fontBytes, type FontFile } from './fonts';

/** Cache size per font, in shaped words. */
const CACHE_SIZE = 20_000;

const opened = new Map<FontFile, Font>();

/** Opens a font for pdfkit, which accepts opened fonts as well as bytes. */
export function openFont(file: FontFile): Buffer {
  const font = opened.get(file) ?? cacheWords(loadGlyphs(create(fontBytes(file))));
  opened.set(file, font);
  return font as unknown as Buffer; // pdfkit's types don't include opened fonts.
}

/**
 * Loads the glyph of each character first, because fontkit caches a glyph as it is first used. A glyph first used as part
 * of another one would have no character in later documents: visible, but neither searchable nor accessible.
 */
function loadGlyphs(font: Font): Font {
  font.characterSet.forEach((character) => font.glyphForCodePoint(character));
  return font;
}

function cacheWords(font: Font): Font {
  const shape = font.layout.bind(font);
  const words = new Map<string, GlyphRun>();
  font.layout = (text, features) => {
    const key = `${features ?? ''} ${text}`;
    const run = words.get(key) ?? shape(text, features);
    if (words.size < CACHE_SIZE) words.set(key, run);
    return copyRun(run);
  };
  return font;
}

/** Copies the positions, which pdfkit scales in place. */
const copyRun = ({ glyphs, positions }: GlyphRun): GlyphRun => ({
  glyphs,
  positions: positions.map((position) => ({ ...position })),
  get advanceWidth() {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  },
});
