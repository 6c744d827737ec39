// Fonts opened once and shared by all documents. Opening a font and shaping words is expensive, and the same words
// recur in every document.
// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- fontkit has no types; an ambient file cannot be imported
/// <reference path="./fontkit.d.ts" />
import type { Buffer } from 'node:buffer';
import { create, type Font, type GlyphRun } from 'fontkit';
import { fontBytes, type FontFile } from './fonts';

/** Size of the cache of shaped words per font. */
const WORDS_KEPT = 20_000;

const opened = new Map<FontFile, Font>();

/** A font for pdfkit, which accepts an opened one as well as bytes. */
export function openFont(file: FontFile): Buffer {
  const font = opened.get(file) ?? rememberingWords(knowingCharacters(create(fontBytes(file))));
  opened.set(file, font);
  return font as unknown as Buffer; // pdfkit's types don't include opened fonts.
}

/**
 * fontkit caches a glyph as it was first used. A glyph that was first part of another one would have no character in
 * later documents: visible, but neither searchable nor read aloud.
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

/** pdfkit scales positions in place, so each caller gets a copy. */
const freshRun = ({ glyphs, positions }: GlyphRun): GlyphRun => ({
  glyphs,
  positions: positions.map((position) => ({ ...position })),
  get advanceWidth() {
    return this.positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
  },
});
