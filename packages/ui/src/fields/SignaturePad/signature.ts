// Turns a drawing into a signature of limited size.
import { SIGNATURE_POINTS, type Signature, type Stroke } from '@quoin/rules';

/** Whether the signature is not empty. Does not check whose it is. */
export const isSigned = (signature: Signature): boolean =>
  signature.kind === 'typed' ? signature.name.trim() !== '' : signature.strokes.length > 0;

/** Distance from the straight line below which a point is dropped, in view box units. */
const TOLERANCE = 1.5;

/** Adds a stroke, simplified to the points that define its shape and truncated at the maximum size of a signature. */
export function withStroke(strokes: readonly Stroke[], drawn: Stroke): readonly Stroke[] {
  const used = strokes.reduce((points, { length }) => points + length / 2, 0);
  const room = Math.max(SIGNATURE_POINTS - used, 0) * 2;
  const stroke = thinStroke(drawn).slice(0, room);
  return stroke.length > 0 ? [...strokes, stroke] : strokes;
}

/** Ramer-Douglas-Peucker with a work list, because a long stroke would recurse too deeply. */
function thinStroke(stroke: Stroke): number[] {
  const last = stroke.length / 2 - 1;
  const kept = new Set([0, last]);
  const open: [from: number, to: number][] = [[0, last]];
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let farthest = from;
    let distance = TOLERANCE;
    for (let point = from + 1; point < to; point++) {
      const away = distanceToLine(stroke, point, from, to);
      if (away > distance) [farthest, distance] = [point, away];
    }
    if (farthest === from) continue;
    kept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return [...kept].sort((one, other) => one - other).flatMap((point) => at(stroke, point));
}

const at = (stroke: Stroke, point: number): [x: number, y: number] => [
  stroke[point * 2] ?? 0,
  stroke[point * 2 + 1] ?? 0,
];

function distanceToLine(stroke: Stroke, point: number, from: number, to: number): number {
  const [x, y] = at(stroke, point);
  const [x1, y1] = at(stroke, from);
  const [x2, y2] = at(stroke, to);
  const length = Math.hypot(x2 - x1, y2 - y1);
  if (length === 0) return Math.hypot(x - x1, y - y1);
  return Math.abs((y2 - y1) * x - (x2 - x1) * y + x2 * y1 - y2 * x1) / length;
}
