// Page size, colours and text styles of documents.
import type { Face } from './fonts';

export const PAGE = { width: 612, height: 792, left: 72, right: 540, top: 84, bottom: 708 } as const;
export const MEASURE = PAGE.right - PAGE.left;

/** Brand colours for print: stone, verdigris and brass. */
export const INK = {
  text: '#17140F',
  quiet: '#665E52',
  hairline: '#E4DFD6',
  background: '#FAF8F5',
  primary: '#0B544A',
  accent: '#B8862B',
  white: '#FFFFFF',
} as const;

export interface TextStyle {
  face: Face;
  size: number;
  /** Distance between baselines, in points. */
  leading: number;
  colour: string;
  /** Uses tabular figures, so that columns align and a decimal point next to a 1 or a 7 stays visible. */
  tabular?: boolean;
}
