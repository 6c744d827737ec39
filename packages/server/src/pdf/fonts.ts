// The fonts of the PDFs. Each face has a Latin font; characters that it lacks come from the fallbacks, so that names
// in any Latin spelling and Chinese text have glyphs. The files are made by scripts/make-fonts.mjs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@quoin/rules';
import { folderBeside } from '../shared/folder-beside';

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
/** Full-width punctuation in Chinese text, set in the Chinese font. */
const SHARED_MARKS = '‘’“”—…·';
/** Between two of these characters, shared punctuation belongs to Latin text. */
const LATIN_SIGN = /[\w ]/;

/** A run of text in one font. */
export interface Run {
  font: FontFile;
  text: string;
}

/** Splits a text into runs of fonts that have its characters. */
export function runsOf(text: string, face: Face, language: Language): Run[] {
  const runs: Run[] = [];
  const characters = [...text];
  for (const [at, character] of characters.entries()) {
    const amongLatin = LATIN_SIGN.test(characters[at - 1] ?? '') && LATIN_SIGN.test(characters[at + 1] ?? '');
    const font = fontOf(character, face, amongLatin ? 'en' : language);
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
}

function fontOf(character: string, face: Face, language: Language): FontFile {
  if (language === 'zh-CN' && SHARED_MARKS.includes(character)) return 'noto-sans-sc-regular';
  const point = character.codePointAt(0) ?? 0;
  if (point <= 0xff || TYPOGRAPHIC.includes(character)) return LATIN_FONT[face];
  if (point <= 0x24f || (point >= 0x1e00 && point < 0x1ea0)) return 'inter-extended';
  if (point >= 0x1ea0 && point <= 0x1eff) return 'inter-vietnamese';
  return 'noto-sans-sc-regular';
}

const loaded = new Map<FontFile, Buffer>();

/** The bytes of a font, cached. */
export function fontBytes(font: FontFile): Buffer {
  const name = `${font}.ttf`;
  const bytes = loaded.get(font) ?? readFileSync(join(folderBeside('fonts', name), name));
  loaded.set(font, bytes);
  return bytes;
}
