// Detects damage that PDF readers hide: they repair the file and show blank pages.
import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFName,
  type PDFObject,
  type PDFRawStream,
  PDFStream,
} from '@cantoo/pdf-lib';
import { UnfitFile } from './unfit-file';

/**
 * Whether the end of the file is missing, which contains the offset of the last cross-reference table. A linearized file
 * has another table at its beginning, with offset 0.
 */
export function isCutOff(bytes: Buffer): boolean {
  const end = bytes.subarray(Math.max(0, bytes.lastIndexOf('startxref'))).toString('latin1');
  return !/^startxref\s+0*[1-9]/.test(end) || /\d\s+\d+\s+obj\b/.test(end);
}

/**
 * Checks that the content of all pages exists and can be decompressed.
 * @param broken streams that cannot be decompressed
 * @throws UnfitFile pdf_damaged
 */
export function assertWhole(
  pdf: PDFDocument,
  dicts: readonly PDFDict[],
  broken: ReadonlySet<PDFRawStream>,
): void {
  const shown = [
    ...dicts.flatMap((dict) => [
      ...getParts(dict, 'Kids'),
      ...getParts(dict, 'XObject'),
      ...getParts(dict, 'Font'),
    ]),
    ...pdf.getPages().flatMap(({ node }) => [...getParts(node, 'Contents')]),
  ];
  if (shown.some((part) => part === undefined || broken.has(part as PDFRawStream)))
    throw new UnfitFile('pdf_damaged');
}

/** Elements of an array or dictionary, or a single object. Undefined for an object that is missing from the file. */
function getParts(dict: PDFDict, name: string): (PDFObject | undefined)[] {
  const key = PDFName.of(name);
  if (!dict.has(key)) return [];
  const value = dict.lookup(key);
  if (value instanceof PDFArray) return value.asArray().map((_, index) => value.lookup(index));
  if (value instanceof PDFDict) return value.keys().map((each) => value.lookup(each));
  // A name or a number is another use of the key.
  return value === undefined || value instanceof PDFStream ? [value] : [];
}
