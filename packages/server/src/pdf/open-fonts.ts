// Fonts opened once and shared by all papers. Opening a font and shaping words cost far more than drawing them, and the
// same words come again in every paper.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- fontkit has no types; an ambient file cannot be imported
/// <reference path="./fontkit.d.ts" />
import type { Buffer } from 'node:buffer';
import { create, type Font, type GlyphRun } from 'fontkit';
import { fontBytes, type FontFile } from './fonts';

/** Words kept for each font; beyond it they are shaped anew. */
const WORDS_KEPT = 20_000;

const opened = new Map<FontFile, Font>();

/** A font for pdfkit, which takes an opened one as well as bytes. */
export function openFont(file: FontFile): Buffer {
  const font = opened.get(file) ?? rememberingWords(knowingCharacters(create(fontBytes(file))));
  opened.set(file, font);
  return font as unknown as Buffer; // pdfkit's types do not tell that it takes an opened font
}

/**
 * fontkit keeps a glyph as it first met it. One first met as a part of another glyph, when the first paper was written,
 * would have no character in the papers after it: drawn, but not found by a search nor read aloud.
 */
function knowingCharacters(font: Font): Font {
  font.characterSet.forEach((character) => font.glyphForCodePoint(character));
  return font;
}

function rememberingWords(font: Font): Font {
  const shape = font.layout.bind(font);
  const words = new Map<string, GlyphRun>();
  font.layout = (text, features) => {
    const key = `${features ?? ''} ${text}`;
    const run = words.get(key) ?? shape(text, features);
    if (words.size < WORDS_KEPT) words.set(key, run);
    return freshRun(run);
  };
  return font;
}

/** pdfkit scales the positions it is given in place, so each caller gets its own. */
const freshRun = ({ glyphs, positions }: GlyphRun): GlyphRun => ({
  glyphs,
  positions: positions.map((position) => ({ ...position })),
  get advanceWidth() {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  },
});
