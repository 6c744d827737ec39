// Partial types for opening fonts; fontkit has none.
declare module 'fontkit' {
  export interface GlyphPosition {
    xAdvance: number;
    [part: string]: number;
  }
  export interface GlyphRun {
    glyphs: unknown[];
    positions: GlyphPosition[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly characterSet: readonly number[];
    glyphForCodePoint(character: number): unknown;
    layout(text: string, features?: readonly string[]): GlyphRun;
  }
  export function create(bytes: Uint8Array): Font;
}
