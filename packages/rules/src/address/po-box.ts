// Detects a post-office box in its usual spellings. A permanent address is a residence and cannot be one.
import { normaliseText } from '../text/normalise-text';
import { withoutAccents } from '../text/plain-letters';

/** The word alone, spelled out or with its number attached, but not "Boxwood". USPS Publication 28, section 281. */
const BOX = String.raw`(?:b[\s.]*[o0][\s.]*x|bx|drawer|bin)(?![a-z])`;
/** "No. 12", "#12", "12". */
const NUMBER = String.raw`\s*(?:(?:no\.?|number|nr\.?|n[°º]\.?|#)\s*)?\d`;
/** The beginning of a line or of its next part. */
const PART = String.raw`(?:^|[,;]\s*)`;

const PO_BOXES = [
  // P.O. Box, PO Box12, P/O Box, P.0. Box, GPO Box, POBox, P O B O X, PO Drawer; P.Box 12; POB 12; P.O. 12
  String.raw`\b[gc]?[\s./]*p[\s./]*[o0][\s./-]*${BOX}`,
  String.raw`\bp[./]\s*box${NUMBER}`,
  String.raw`\bp[\s./]*[o0][\s./]*b[\s.]*${NUMBER}`,
  String.raw`${PART}p\.?\s?o\.?${NUMBER}`,
  // Post Office Box, Post-Office Drawer, Postal Box 9, Postbox 9, Lock Box 9, Call Box 9; caller service
  String.raw`\bpost[\s-]*office[\s-]*${BOX}`,
  String.raw`\b(?:post(?:al)?|lock|mail|call)[\s-]*box${NUMBER}`,
  String.raw`${PART}(?:firm\s*)?caller${NUMBER}`,
  // Held at the post office until the addressee comes
  String.raw`\bgeneral\s*delivery\b|\bposte?\s*restante\b|\bpostlagernd\b|\bfermo\s*posta\b|\blista\s*de\s*correos\b`,
  // Private, locked and post bags of Australia, New Zealand, South Africa and India; private mailboxes of the US
  String.raw`\b(?:private|locked|postal|post|p[\s./]*)[\s-]*(?:mail[\s-]*)?bag\b(?:\s*x)?${NUMBER}`,
  String.raw`\b(?:pmb|private\s*mail\s*box|postnet\s*suite)${NUMBER}`,
  // India; the Spanish "PB 2" is a flat on the ground floor
  String.raw`\bp\.?\s*b\.?\s*no\.?\s*\d`,
  // French: case postale, boite postale, B.P. 12, C.P. 12. A Mexican C.P. is a postal code of five digits.
  String.raw`\b(?:case|boite)[\s-]*postale\b`,
  String.raw`\bb[./]\s*p[./]?\s*\d|${PART}bp\s*\d|\bc[./]\s*p[./]?\s*\d{1,4}(?!\d)|^cp\s*\d{1,4}(?!\d)`,
  // German, Hungarian, Dutch, Norwegian, Danish, Swedish, Icelandic, Polish, Czech, Slovak, Turkish
  String.raw`\bpostfach(?![a-z])|\bpf\.?${NUMBER}|\bpostafiok${NUMBER}`,
  String.raw`\b(?:postbus|postboks|postlada|postholf|postilokero)${NUMBER}|\b(?:skr(?:ytka|\.)|skrzynka)\s*poczt`,
  String.raw`\bpostovy\s*priecinok|\bpostovni\s*prihradka|\bposta\s*kutusu|\bp\.\s*k\.?\s*\d{1,4}(?!\d)`,
  // Estonian, Latvian, Lithuanian, Slovenian, Croatian, Serbian, Romanian, Albanian; Korean in Latin letters
  String.raw`\bpostkast(?![a-z])|\bpasta\s*kast(?:e|ite)\b|\bpasto\s*dezut|\bpostni\s*predal`,
  String.raw`\bpostanski\s*(?:pretinac|fah)|\bcasuta\s*postala|\bkutia\s*postare|\bsaseoham`,
  // Spanish, Portuguese, Italian
  String.raw`\b(?:apartado|apdo\.?|casilla)(?:\s*(?:de\s*correos?|postal|aereo)|${NUMBER})`,
  String.raw`\bcaixa\s*postal|\bcasella\s*postale`,
  // Malay, Indonesian, Vietnamese; Russian and Chinese in Latin letters
  String.raw`\bpeti\s*surat|\b(?:kotak|tromol)\s*pos\b|\bho[mp]\s*thu\b|\ba\s*/\s*ya\b|\babonentsk|\byou\s*zheng\s*xin\s*xiang`,
].map((spelling) => new RegExp(spelling, 'i'));

/** A line that is only "Box 12" or "Drawer 12", which is valid in the address of a military unit. */
const BOX_ALONE = new RegExp(`^(?:box|drawer|bin)${NUMBER}`, 'i');

export function looksLikePoBox(line: string, { military = false } = {}): boolean {
  const text = withoutAccents(normaliseText(line));
  return PO_BOXES.some((spelling) => spelling.test(text)) || (!military && BOX_ALONE.test(text));
}
