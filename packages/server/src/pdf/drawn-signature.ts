// Draws a signature as vector strokes instead of an image.
import { signaturePath, type Stroke } from '@quoin/rules';
import { INK } from './page';
import type { Typesetter } from './typesetter';

/** In points from the top left of the page. */
interface Place {
  left: number;
  /** Baseline of the drawing. */
  foot: number;
  width: number;
  height: number;
}

const PEN = 1.2;
/** Maximum scale in points per unit of the drawing area, so that small drawings are not enlarged. */
const MOST_SCALE = 0.4;

/** Crops the strokes and scales them to the place. */
export function drawStrokes(sheet: Typesetter, strokes: readonly Stroke[], place: Place): void {
  const [across, down] = [extentOf(strokes, 0), extentOf(strokes, 1)];
  const scale = Math.min(MOST_SCALE, place.width / across.size, place.height / down.size);
  sheet.pdf
    .save()
    .translate(place.left, place.foot - down.size * scale)
    .scale(scale)
    .translate(-across.from, -down.from)
    .path(signaturePath(strokes))
    .lineWidth(PEN / scale)
    .lineCap('round')
    .lineJoin('round')
    .stroke(INK.primary)
    .restore();
}

/** @param axis 0 for x, 1 for y */
function extentOf(strokes: readonly Stroke[], axis: 0 | 1): { from: number; size: number } {
  const places = strokes.flatMap((stroke) => stroke.filter((_, at) => at % 2 === axis));
  const from = Math.min(...places);
  return { from, size: Math.max(...places) - from };
}
