// Detects a post-office box in its usual spellings. A permanent address is a residence and cannot be one.
import { normaliseText } from '../text/normalise-text';

/** The word alone or with its number attached, but not "Boxwood". */
const BOX = String.raw`(?:box|bx|drawer)(?![a-z])`;
/** "No. 12", "#12", "12". */
const NUMBER = String.raw`\s*(?:(?:no\.?|number|nr\.?|n[°º]\.?|#)\s*)?\d`;

const PO_BOXES = [
  // P.O. Box, PO Box12, P/O Box, P.0. Box, GPO Box, POBox, PO Drawer; POB 12
  String.raw`\b[gc]?[\s./]*p[\s./]*[o0][\s./-]*${BOX}`,
  String.raw`\bp[\s./]*[o0][\s./]*b[\s.]*${NUMBER}`,
  // Post Office Box, Post-Office Drawer, Postal Box 9, Postbox 9, Lock Box 9, Call Box 9
  String.raw`\bpost[\s-]*office[\s-]*${BOX}`,
  String.raw`\b(?:post(?:al)?|lock|mail|call)[\s-]*box${NUMBER}`,
  // Private and locked bags of Australia, New Zealand and South Africa ("Private Bag X9"); private mailboxes of the US
  String.raw`\b(?:private|locked|postal)[\s-]*(?:mail[\s-]*)?bag\b(?:\s*x)?${NUMBER}`,
  String.raw`\b(?:pmb|private\s*mail\s*box)${NUMBER}`,
  // French: case postale, boîte postale, B.P. 12, C.P. 12. A Mexican C.P. is a postal code of five digits.
  String.raw`\b(?:case|bo[iî]te)[\s-]*postale\b`,
  String.raw`\bb[./]\s*p[./]?\s*\d|^bp\s*\d|\bc[./]\s*p[./]?\s*\d{1,4}(?!\d)|^cp\s*\d{1,4}(?!\d)`,
  // German, Dutch, Norwegian, Danish, Swedish, Polish
  String.raw`\bpostfach(?![a-z])|\b(?:postbus|postboks|postl[aå]da)${NUMBER}|\bskr(?:ytka|\.)\s*poczt`,
  // Spanish, Portuguese, Italian
  String.raw`\b(?:apartado|apdo\.?|casilla)(?:\s*(?:de\s*correos?|postal|a[eé]reo)|${NUMBER})`,
  String.raw`\bcaixa\s*postal|\bcasella\s*postale`,
  // Pinyin
  String.raw`\byou\s*zheng\s*xin\s*xiang`,
].map((spelling) => new RegExp(spelling, 'i'));

/** A line that is only "Box 12" or "Drawer 12", which is valid in the address of a military unit. */
const BOX_ALONE = new RegExp(`^(?:box|drawer)${NUMBER}`, 'i');

export function looksLikePoBox(line: string, { military = false } = {}): boolean {
  const text = normaliseText(line);
  return PO_BOXES.some((spelling) => spelling.test(text)) || (!military && BOX_ALONE.test(text));
}
