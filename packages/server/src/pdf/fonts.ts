// Fonts of PDFs. Each face has a Latin font with fallbacks, so that names in any Latin spelling and Chinese text have
// glyphs. scripts/make-fonts.mjs creates the files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@quoin/rules';
import { ConfigError } from '../shared/errors';
import { folderBeside, missingFile } from '../shared/folder-beside';

export type Face = 'body' | 'strong' | 'display';
export type FontFile = (typeof FONT_FILES)[number];

export const FONT_FILES = [
  'inter-regular',
  'inter-semibold',
  'source-serif-semibold',
  'inter-extended',
  'inter-vietnamese',
  'noto-sans-sc-regular',
] as const;

const LATIN_FONT: Record<Face, FontFile> = {
  body: 'inter-regular',
  strong: 'inter-semibold',
  display: 'source-serif-semibold',
};

const TYPOGRAPHIC = '‘’“”–—…•†‡™−×≤≥€';
/** Punctuation that is full-width, from the Chinese font, in Chinese text. */
const SHARED_MARKS = '‘’“”—…·';
/** Shared punctuation between two of these characters belongs to Latin text. */
const LATIN_SIGN = /[\w ]/;

/** A run of text in one font. */
export interface Run {
  font: FontFile;
  text: string;
}

/** Splits text into runs by font, so that each font has the characters of its run. */
export function getRuns(text: string, face: Face, language: Language): Run[] {
  const runs: Run[] = [];
  const characters = [...text];
  for (const [at, character] of characters.entries()) {
    const amongLatin = LATIN_SIGN.test(characters[at - 1] ?? '') && LATIN_SIGN.test(characters[at + 1] ?? '');
    const font = getFont(character, face, amongLatin ? 'en' : language);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function getFont(character: string, face: Face, language: Language): FontFile {
  if (language === 'zh-CN' && SHARED_MARKS.includes(character)) return 'noto-sans-sc-regular';
  const point = character.codePointAt(0) ?? 0;
  if (point <= 0xff || TYPOGRAPHIC.includes(character)) return LATIN_FONT[face];
  if (point <= 0x24f || (point >= 0x1e00 && point < 0x1ea0)) return 'inter-extended';
  if (point >= 0x1ea0 && point <= 0x1eff) return 'inter-vietnamese';
  return 'noto-sans-sc-regular';
}

/** @throws ConfigError that lists missing and damaged fonts */
export function expectFonts(): void {
  const unusable = FONT_FILES.filter((font) => !isUsable(font));
  if (unusable.length > 0)
    throw new ConfigError(unusable.map((font) => missingFile(`packages/server/fonts/${font}.ttf`)));
}

function isUsable(font: FontFile): boolean {
  try {
    return fontBytes(font).subarray(0, TRUETYPE.length).equals(TRUETYPE);
  } catch {
    return false;
  }
}

/** First bytes of a TrueType file. */
const TRUETYPE = Buffer.from([0, 1, 0, 0]);
const loaded = new Map<FontFile, Buffer>();

/** Reads the bytes of a font. Cached. */
export function fontBytes(font: FontFile): Buffer {
  const name = `${font}.ttf`;
  const bytes = loaded.get(font) ?? readFileSync(join(folderBeside('fonts', name), name));
  loaded.set(font, bytes);
  return bytes;
}
