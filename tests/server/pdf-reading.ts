// Reads PDFs with a library that was not used to create them.
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface ReadPdf {
  title: string;
  language: string;
  /** Text of each page, as for screen readers and search. */
  pages: string[];
  tagged: boolean;
}

export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const facts = new Map<string, unknown>(Object.entries(info));
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(lineByLine(items));
  }
  const marked = await pdf.getMarkInfo();
  await task.destroy();
  return {
    title: String(facts.get('Title')),
    language: String(facts.get('Language')),
    pages,
    tagged: marked?.Marked === true,
  };
}

interface Piece {
  str: string;
  /** The last two numbers are the start position. */
  transform: number[];
  width: number;
}

/** Joins pieces that touch, or overlap because of kerning, to one word. */
function lineByLine(items: readonly object[]): string {
  let text = '';
  let end: { x: number; y: number } | undefined;
  for (const { str, transform, width } of items.filter(isPiece)) {
    const [x = 0, y = 0] = transform.slice(4);
    const touches = end !== undefined && Math.abs(y - end.y) < 0.5 && x - end.x < 0.8 && end.x - x < 3;
    text += touches ? str : ` ${str}`;
    end = { x: x + width, y };
  }
  return text.replace(/\s+/g, ' ').trim();
}

const isPiece = (item: object): item is Piece => 'str' in item;

export interface DrawnPage {
  /** Bounds of each stroked path: left, top, right and bottom in its own coordinates. */
  lines: number[][];
  images: number;
}

/** Drawn content of a page. @param page counts from zero, or from the end if negative */
export async function readDrawing(bytes: Buffer, page: number): Promise<DrawnPage> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const number = page < 0 ? pdf.numPages + page + 1 : page + 1;
  const { fnArray, argsArray } = await (await pdf.getPage(number)).getOperatorList();
  await task.destroy();
  const lines = fnArray.flatMap((operator, index) => {
    const [paint, , bounds] = argsArray[index] ?? [];
    return operator === OPS.constructPath && paint === OPS.stroke ? [[...bounds].map(Math.round)] : [];
  });
  return { lines, images: fnArray.filter((operator) => IMAGES.includes(operator)).length };
}

const IMAGES = [OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject];
