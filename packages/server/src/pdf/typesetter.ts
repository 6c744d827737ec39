// Typesets text on US Letter pages, with font fallback, line and page breaks, and tags for screen readers.
import { Buffer } from 'node:buffer';
import type { Language } from '@quoin/rules';
import PDFDocument from 'pdfkit';
import { FONT_FILES, getRuns } from './fonts';
import { breakLines } from './line-breaking';
import { openFont } from './open-fonts';
import { INK, PAGE, type TextStyle } from './page';

/** Tabular figures only for numbers: the hyphen in a word such as "open-ended" would get the width of a figure. */
const getFeatures = (
  text: string,
  { tabular }: TextStyle,
): { features?: PDFKit.Mixins.OpenTypeFeatures[] } =>
  tabular && /\d/.test(text) && !/[a-z]-|-[a-z]/i.test(text) ? { features: ['tnum'] } : {};

/** Where to remove half a character of white space, between two adjacent full-width punctuation characters. */
const BETWEEN_MARKS = /(?<=[（《「])(?=[“‘])|(?<=[”’])(?=[）》」，。；、])/u;
const halfCharacter = ({ size }: TextStyle): number => size / 2;

export interface DocumentFacts {
  title: string;
  language: Language;
  /** Creation time. From the data and not the clock, to keep the bytes deterministic. */
  createdAt: Date;
  author: string;
}

export class Typesetter {
  readonly pdf: PDFKit.PDFDocument;
  /** Position of the next line, from the top of the page. */
  y: number = PAGE.top;
  private readonly root: PDFKit.PDFStructureElement;
  /** The current structure element. */
  private parent: PDFKit.PDFStructureElement;
  private language: Language;
  /** Cache of measured words. */
  private readonly widths = new Map<string, number>();
  private readonly done: Promise<Buffer>;

  constructor(facts: DocumentFacts) {
    this.pdf = new PDFDocument({
      size: 'LETTER',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      lang: facts.language,
      displayTitle: true,
      info: {
        Title: facts.title,
        Author: facts.author,
        Producer: facts.author,
        Creator: facts.author,
        CreationDate: facts.createdAt,
      },
    });
    for (const font of FONT_FILES) this.pdf.registerFont(font, openFont(font));
    const chunks: Buffer[] = [];
    this.done = new Promise((resolve, reject) => {
      this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.pdf.on('error', reject);
    });
    this.root = this.pdf.struct('Document');
    this.pdf.addStructure(this.root);
    this.parent = this.root;
    this.language = facts.language;
  }

  get pages(): number {
    return this.pdf.bufferedPageRange().count;
  }

  newPage(): void {
    this.pdf.addPage({ size: 'LETTER', margin: 0 });
    this.y = PAGE.top;
  }

  /** Starts a new page if `height` points do not fit on the current one. */
  keep(height: number): void {
    if (this.y + height > PAGE.bottom) this.newPage();
  }

  lines(text: string, style: TextStyle, width: number): string[] {
    return breakLines(text, width, (part) => this.width(part, style));
  }

  width(text: string, style: TextStyle): number {
    const key = `${this.language} ${style.face} ${style.size} ${style.tabular} ${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    const width = this.measureText(text, style);
    this.widths.set(key, width);
    return width;
  }

  private measureText(text: string, style: TextStyle): number {
    let width = 0;
    for (const run of getRuns(text, style.face, this.language)) {
      this.pdf.font(run.font).fontSize(style.size);
      const pieces = run.text.split(BETWEEN_MARKS);
      for (const piece of pieces) width += this.pdf.widthOfString(piece, getFeatures(run.text, style));
      width -= (pieces.length - 1) * halfCharacter(style);
    }
    return width;
  }

  /** Reduces the font size if the text would be wider than `width` on one line. */
  fitToWidth(text: string, style: TextStyle, width: number): TextStyle {
    return {
      ...style,
      size: Math.min(style.size, (style.size * width) / Math.max(1, this.width(text, style))),
    };
  }

  /** Draws a line of text in the line box that starts at `top`. */
  drawLine(text: string, style: TextStyle, x: number, top: number): void {
    const baseline = top + style.leading / 2 + style.size * 0.36;
    let at = x;
    for (const run of getRuns(text, style.face, this.language)) {
      this.pdf.font(run.font).fontSize(style.size).fillColor(style.colour);
      run.text.split(BETWEEN_MARKS).forEach((piece, index) => {
        if (index > 0) at -= halfCharacter(style);
        this.pdf.text(piece, at, baseline, {
          lineBreak: false,
          baseline: 'alphabetic',
          ...getFeatures(run.text, style),
        });
        at += this.pdf.widthOfString(piece, getFeatures(run.text, style));
      });
    }
  }

  /** Draws running text, which may continue on the next page, tagged as one element. */
  block(tag: string, text: string, style: TextStyle, x: number = PAGE.left): void {
    const element = this.pdf.struct(tag);
    this.parent.add(element);
    const lines = this.lines(text, style, PAGE.right - x);
    while (lines.length > 0) {
      this.keep(Math.min(lines.length, 2) * style.leading);
      const fit = Math.max(1, Math.floor((PAGE.bottom - this.y) / style.leading));
      // No single line on the next page.
      const here = lines.splice(0, fit > 2 && lines.length === fit + 1 ? fit - 1 : fit);
      const top = this.y;
      element.add(() =>
        here.forEach((line, index) => this.drawLine(line, style, x, top + index * style.leading)),
      );
      this.y += here.length * style.leading;
      if (lines.length > 0) this.newPage();
    }
    element.end();
  }

  /** Opens an element, lets `draw` add its children, and closes it. */
  element(tag: string, draw: (element: PDFKit.PDFStructureElement) => void): void {
    const element = this.pdf.struct(tag);
    this.parent.add(element);
    draw(element);
    element.end();
  }

  /** Draws a part in another language, with its fonts and language tag. */
  drawInLanguage(language: Language, draw: () => void): void {
    const { parent, language: around } = this;
    const part = this.pdf.struct('Sect', { lang: language });
    parent.add(part);
    [this.parent, this.language] = [part, language];
    draw();
    part.end();
    [this.parent, this.language] = [parent, around];
  }

  /** Draws content that screen readers skip: headers and footers, rules, colour. */
  ornament(draw: () => void): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  hairline(
    y: number,
    left: number = PAGE.left,
    right: number = PAGE.right,
    colour: string = INK.hairline,
  ): void {
    this.ornament(() => this.pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(colour));
  }

  async finish(): Promise<Buffer> {
    this.root.end();
    this.pdf.end();
    return this.done;
  }
}
