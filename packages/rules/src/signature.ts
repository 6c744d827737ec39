// A signature as data: a typed name, or strokes in a fixed coordinate system that scales to any width and printer.
import type { Problem } from './problems';

/** Coordinate system of all strokes: whole numbers from the top left corner. */
export const SIGNATURE_BOX = { width: 1000, height: 400 } as const;

/** Keeps the JSON of a signature under 20 KB; a long ornate signature needs a tenth of it. */
export const SIGNATURE_POINTS = 2000;

/** Minimum total length of the strokes, a tenth of the width. Rules out dots and accidental marks. */
export const MIN_INK = 100;

/** One line without lifting the pen: `[x0, y0, x1, y1, …]`. */
export type Stroke = readonly number[];

export interface TypedName {
  kind: 'typed';
  name: string;
}

export interface DrawnSignature {
  kind: 'drawn';
  strokes: readonly Stroke[];
}

export type Signature = TypedName | DrawnSignature;

/** Rejects strokes outside the coordinate system, and signatures that are too short. */
export function validateStrokes(strokes: readonly Stroke[]): Problem | undefined {
  const points = strokes.reduce((sum, { length }) => sum + length / 2, 0);
  if (points > SIGNATURE_POINTS || !strokes.every(isStroke)) return { name: 'signature_unreadable' };
  const ink = strokes.reduce((sum, stroke) => sum + getLength(stroke), 0);
  return ink < MIN_INK ? { name: 'signature_too_slight' } : undefined;
}

const isStroke = (stroke: Stroke): boolean =>
  stroke.length >= 2 &&
  stroke.length % 2 === 0 &&
  stroke.every((place, index) => {
    const max = index % 2 === 0 ? SIGNATURE_BOX.width : SIGNATURE_BOX.height;
    return Number.isInteger(place) && place >= 0 && place <= max;
  });

function getLength(stroke: Stroke): number {
  let length = 0;
  for (let at = 2; at < stroke.length; at += 2) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = stroke.slice(at - 2, at + 2);
    length += Math.hypot(x1 - x0, y1 - y0);
  }
  return length;
}

/** SVG path data within `SIGNATURE_BOX`, smoothed at the points; for a path without fill and with round caps. */
export const signaturePath = (strokes: readonly Stroke[]): string => strokes.map(strokePath).join('');

function strokePath(stroke: Stroke): string {
  const [x0 = 0, y0 = 0] = stroke;
  // A dot is a line of zero length; round caps make it visible.
  if (stroke.length <= 2) return `M${x0} ${y0}h0`;
  let path = `M${x0} ${y0}`;
  for (let at = 2; at < stroke.length - 2; at += 2) {
    const [x = 0, y = 0, nextX = 0, nextY = 0] = stroke.slice(at, at + 4);
    path += `Q${x} ${y} ${(x + nextX) / 2} ${(y + nextY) / 2}`;
  }
  return `${path}L${stroke.at(-2)} ${stroke.at(-1)}`;
}
