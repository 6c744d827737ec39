// Detects a post-office box in its usual spellings. A permanent address is a residence and cannot be one.
import { normaliseText } from '../text/normalise-text';

const PO_BOXES = [
  // P.O. Box, PO Box, P O Box, P.0. Box, GPO Box, POBox
  /\bg?\.?p\.?\s*[o0]\.?\s*-?box\b/i,
  // POB 12, P.O.B. 12
  /\bp\.?\s*[o0]\.?\s*b\.?\s*#?\s*\d/i,
  // Post Office Box, Postal Box 9, Postbox 9
  /\bpost\s*office\s*box\b/i,
  /\bpost(?:al)?\s*box\s*(?:no\.?|number|#)?\s*\d/i,
  // Box 12 as the whole line
  /^box\s*(?:no\.?|number|#)?\s*\d/i,
  // Canadian French: case postale 12, C.P. 12, B.P. 12
  /\b(?:case|bo[iî]te)\s+postale\b/i,
  /\b[cb]\.\s*p\.\s*\d|^[cb]p\s+\d/i,
];

export const looksLikePoBox = (line: string): boolean =>
  PO_BOXES.some((spelling) => spelling.test(normaliseText(line)));
