// Counts how often the pages of a PDF paint form XObjects. Forms that paint each other multiply: thirty of them, each painted
// ten times by the next, keep every reader busy for ever.
import { PDFArray, PDFDict, type PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import { UnfitFile } from './unfit-file';

/** Maps and charts paint thousands of symbols. */
const MAX_PAINTED = 1_000_000;

const PAINT_OPERATOR = /\/([^\s/<>[\](){}%]{1,127})\s+Do\b/g;
/** Longer than a name and its operator. */
const OVERLAP = 160;

const CONTENTS = PDFName.of('Contents');
const RESOURCES = PDFName.of('Resources');
const X_OBJECT = PDFName.of('XObject');
const SUBTYPE = PDFName.of('Subtype');

const isForm = (object: unknown): object is PDFRawStream =>
  object instanceof PDFRawStream && String(object.dict.lookup(SUBTYPE)) === '/Form';

/** Collects the names that content streams paint, from their parts in order. */
export class PaintedNames {
  private readonly counts = new Map<PDFRawStream, Map<string, number>>();
  private readonly ends = new Map<PDFRawStream, string>();

  constructor(private readonly pdf: PDFDocument) {
    for (const { node } of pdf.getPages()) this.getContents(node).forEach((stream) => this.watch(stream));
    for (const [, object] of pdf.context.enumerateIndirectObjects()) if (isForm(object)) this.watch(object);
  }

  add(stream: PDFRawStream, part: Uint8Array): void {
    const counts = this.counts.get(stream);
    if (!counts) return;
    const before = this.ends.get(stream) ?? '';
    const text = before + Buffer.from(part.buffer, part.byteOffset, part.byteLength).toString('latin1');
    for (const found of text.matchAll(PAINT_OPERATOR)) {
      const [whole, name = ''] = found;
      // The end of the previous part was counted with it.
      if (found.index + whole.length > before.length) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    this.ends.set(stream, text.slice(-OVERLAP));
  }

  /** @throws UnfitFile pdf_too_complex if a page paints too many forms, or a form paints itself */
  assertFew(): void {
    const known = new Map<PDFDict | undefined, Map<PDFRawStream, number>>();
    const countPainted = (stream: PDFRawStream, inherited: PDFDict | undefined): number => {
      const own = stream.dict.lookup(RESOURCES);
      const resources = own instanceof PDFDict ? own : inherited;
      const ofResources = known.get(resources) ?? new Map<PDFRawStream, number>();
      known.set(resources, ofResources);
      const before = ofResources.get(stream);
      if (before !== undefined) return before;
      ofResources.set(stream, Infinity); // While its own forms are counted: a form that paints itself.
      let sum = 0;
      for (const [name, times] of this.counts.get(stream) ?? []) {
        const form = formNamed(resources, name);
        if (form) sum += times * (1 + countPainted(form, resources));
      }
      ofResources.set(stream, sum);
      return sum;
    };
    for (const { node } of this.pdf.getPages())
      for (const stream of this.getContents(node))
        if (countPainted(stream, node.Resources()) > MAX_PAINTED) throw new UnfitFile('pdf_too_complex');
  }

  private watch(stream: PDFRawStream): void {
    this.counts.set(stream, new Map());
  }

  private getContents(node: PDFDict): PDFRawStream[] {
    const contents = node.lookup(CONTENTS);
    const parts =
      contents instanceof PDFArray
        ? contents.asArray().map((_, index) => contents.lookup(index))
        : [contents];
    return parts.filter((part) => part instanceof PDFRawStream);
  }
}

function formNamed(resources: PDFDict | undefined, name: string): PDFRawStream | undefined {
  const objects = resources?.lookup(X_OBJECT);
  const named = objects instanceof PDFDict ? objects.lookup(PDFName.of(name)) : undefined;
  return isForm(named) ? named : undefined;
}
