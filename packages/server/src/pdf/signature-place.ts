// Positions of signatures: fixed on the pages from the last section on, so that stamping needs no search. Drawn signatures
// are vector strokes instead of images.
import { signaturePath, type Stroke } from '@quoin/rules';
import { INK, PAGE, type TextStyle } from './page';
import type { Typesetter } from './typesetter';

export const SIGNATURE_COLUMNS = { left: PAGE.left, dateLeft: PAGE.left + 300, right: PAGE.right } as const;

/** Height of a drawing, which is taller than a line of text. */
const DRAWN_HEIGHT = 70;
/** Distance from the top of a typed line to the rule below it. */
const LINE_HEIGHT = 30;
const LINE_DISTANCE = 100;
/** The first page has text above the signatures. */
const FIRST_PAGE = { rule: 590, places: 2 };
const NEXT_PAGES = { rule: PAGE.top + DRAWN_HEIGHT, places: 6 };

export interface SignaturePlace {
  /** 0 is the page with the text. */
  page: number;
  /** Distances in points from the top of the page: of a drawing, a typed line, and the rule below them. */
  drawnTop: number;
  top: number;
  rule: number;
}

export const signaturePlaces = (count: number): SignaturePlace[] =>
  Array.from({ length: count }, (_, index) => {
    const after = index - FIRST_PAGE.places;
    return after < 0
      ? placeOn(0, FIRST_PAGE.rule + index * LINE_DISTANCE)
      : placeOn(
          1 + Math.floor(after / NEXT_PAGES.places),
          NEXT_PAGES.rule + (after % NEXT_PAGES.places) * LINE_DISTANCE,
        );
  });

const placeOn = (page: number, rule: number): SignaturePlace => ({
  page,
  drawnTop: rule - DRAWN_HEIGHT,
  top: rule - LINE_HEIGHT,
  rule,
});

export function drawSignaturePlaces(
  sheet: Typesetter,
  { nameLabels, dateLabel }: { nameLabels: string[]; dateLabel: string },
  style: TextStyle,
): void {
  const { left, dateLeft, right } = SIGNATURE_COLUMNS;
  let page = 0;
  for (const [at, place] of signaturePlaces(nameLabels.length).entries()) {
    if (place.page > page) sheet.newPage();
    else if (sheet.y > place.drawnTop - 8)
      throw new Error('the text on the signature page does not fit above the signature');
    page = place.page;
    const { rule } = place;
    const nameRight = dateLeft - 24;
    sheet.hairline(rule, left, nameRight, INK.text);
    sheet.hairline(rule, dateLeft, right, INK.text);
    const top = rule + 4;
    const label = nameLabels[at] ?? '';
    const fitting = sheet.fitToWidth(label, style, nameRight - left);
    sheet.element('P', (p) => p.add(() => sheet.drawLine(label, fitting, left, top)));
    sheet.element('P', (p) => p.add(() => sheet.drawLine(dateLabel, style, dateLeft, top)));
    sheet.y = top + style.leading;
  }
}

/** In points from the top left of the page. */
interface Place {
  left: number;
  /** Baseline of the drawing. */
  foot: number;
  width: number;
  height: number;
}

const PEN_WIDTH = 1.2;
/** Maximum scale in points per unit of the drawing area, so that small drawings are not enlarged. */
const MAX_SCALE = 0.4;

/** Crops the strokes and scales them to the place. */
export function drawStrokes(sheet: Typesetter, strokes: readonly Stroke[], place: Place): void {
  const [across, down] = [getExtent(strokes, 0), getExtent(strokes, 1)];
  const scale = Math.min(MAX_SCALE, place.width / across.size, place.height / down.size);
  sheet.pdf
    .save()
    .translate(place.left, place.foot - down.size * scale)
    .scale(scale)
    .translate(-across.from, -down.from)
    .path(signaturePath(strokes))
    .lineWidth(PEN_WIDTH / scale)
    .lineCap('round')
    .lineJoin('round')
    .stroke(INK.primary)
    .restore();
}

/** @param axis 0 for x, 1 for y */
function getExtent(strokes: readonly Stroke[], axis: 0 | 1): { from: number; size: number } {
  const places = strokes.flatMap((stroke) => stroke.filter((_, index) => index % 2 === axis));
  const from = Math.min(...places);
  return { from, size: Math.max(...places) - from };
}
