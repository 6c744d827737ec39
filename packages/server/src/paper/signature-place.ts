// Where a signature stands: always the same spot of the last page, so that stamping needs no search for it.
import type { TextStyle, Typesetter } from './typesetter';
import { INK, PAGE } from './typesetter';

/** From the top of the page, in points. */
export const SIGNATURE_PLACE = {
  left: PAGE.left,
  dateLeft: PAGE.left + 300,
  right: PAGE.right,
  /** Top of the line box of the signature; the rule is under it. */
  top: 560,
  rule: 590,
  /** What is drawn is higher than a line of text. */
  drawnTop: 520,
} as const;

export function drawSignaturePlace(
  sheet: Typesetter,
  labels: { nameLabel: string; dateLabel: string },
  style: TextStyle,
): void {
  const { left, dateLeft, right, rule } = SIGNATURE_PLACE;
  if (sheet.y > SIGNATURE_PLACE.drawnTop - 8)
    throw new Error('the signature page has more text than room above the signature');
  sheet.hairline(rule, left, dateLeft - 24, INK.text);
  sheet.hairline(rule, dateLeft, right, INK.text);
  sheet.y = rule + 4;
  const top = sheet.y;
  sheet.element('P', (p) => p.add(() => sheet.drawLine(labels.nameLabel, style, left, top)));
  sheet.element('P', (p) => p.add(() => sheet.drawLine(labels.dateLabel, style, dateLeft, top)));
  sheet.y += style.leading;
}
