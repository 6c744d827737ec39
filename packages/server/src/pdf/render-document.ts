// Renders a document as a tagged PDF: cover or letterhead, sections, headers and footers.
import { BRAND, fullDate, type Language } from '@quoin/rules';
import {
  type DocumentContent,
  type DocumentRow,
  type DocumentSection,
  type DocumentTable,
  PARTS,
  type RenderedDocument,
  withoutSignature,
} from './document-content';
import { INK, MEASURE, PAGE, type TextStyle } from './page';
import { drawSignaturePlaces, drawStrokes } from './signature-place';
import type { Typesetter } from './typesetter';

const TITLE: TextStyle = { face: 'display', size: 24, leading: 32, colour: INK.text };
const COVER_TITLE: TextStyle = { face: 'display', size: 34, leading: 44, colour: INK.white };
const SUBTITLE: TextStyle = { face: 'body', size: 12, leading: 18, colour: INK.quiet };
const PART: TextStyle = { face: 'display', size: 19, leading: 27, colour: INK.text };
const HEADING: TextStyle = { face: 'display', size: 15, leading: 22, colour: INK.primary };
const BODY: TextStyle = { face: 'body', size: 10, leading: 15.5, colour: INK.text };
const LABEL: TextStyle = { face: 'body', size: 9.5, leading: 15, colour: INK.quiet };
const VALUE: TextStyle = { face: 'strong', size: 9.5, leading: 15, colour: INK.text, tabular: true };
const FURNITURE: TextStyle = { face: 'body', size: 8, leading: 12, colour: INK.quiet };
/** Chinese characters fill their em square, so lines need more leading. */
const CHINESE_LEADING = 1.12;
const ROW_PADDING = 8;
const DRAWING_HEIGHT = 36;

const PAGE_OF: Record<Language, (page: number, pages: number) => string> = {
  en: (page, pages) => `Page ${page} of ${pages}`,
  'zh-CN': (page, pages) => `第 ${page} 页，共 ${pages} 页`,
};

/** Renders a document. The output is deterministic. */
export async function renderDocument(content: DocumentContent): Promise<RenderedDocument> {
  const { Typesetter } = await import('./typesetter'); // Loaded lazily.
  const sheet = new Typesetter({
    title: content.title,
    language: content.language,
    createdAt: new Date(`${content.date}T12:00:00Z`),
    author: BRAND.operator.legalEntity,
  });
  if (content.cover) drawCover(sheet, content);
  else drawLetterhead(sheet, content);
  if (content.controlling) drawBoth(sheet, content, content.controlling);
  else drawSections(sheet, content, 'H2');
  drawFurniture(sheet, content);
  const { pages } = sheet;
  return { bytes: await sheet.finish(), pages };
}

const withLeading = (style: TextStyle, language: Language): TextStyle =>
  language === 'zh-CN' ? { ...style, leading: style.leading * CHINESE_LEADING } : style;

function drawCover(sheet: Typesetter, content: DocumentContent): void {
  const { pdf } = sheet;
  const [corner, foot] = [64, 372];
  sheet.ornament(() => {
    pdf.rect(0, 0, PAGE.width, PAGE.height).fill(INK.background);
    pdf.polygon([corner, 0], [PAGE.width, 0], [PAGE.width, foot], [0, foot], [0, corner]).fill(INK.primary);
    pdf.rect(PAGE.left, foot - 40, 48, 3).fill(INK.accent);
  });
  drawMark(sheet, PAGE.left, 72, INK.white);
  sheet.ornament(() =>
    sheet.drawLine(BRAND.product, { ...COVER_TITLE, size: 20, leading: 28 }, PAGE.left + 38, 70),
  );
  sheet.y = 190;
  sheet.block('H1', breakTitle(sheet, content, COVER_TITLE), COVER_TITLE);
  sheet.y = foot + 32;
  sheet.block('P', content.subtitle, { ...SUBTITLE, size: 15, leading: 24, colour: INK.text });
  sheet.y += 8;
  sheet.block('P', fullDate(content.date, content.language), SUBTITLE);
  sheet.newPage();
}

/** Breaks a bilingual title that is too long between its languages if the English part fits on a line. */
function breakTitle(sheet: Typesetter, { title }: DocumentContent, style: TextStyle): string {
  const [, chinese, english] = /^(.*\p{Script=Han}) ([\w -]+)$/u.exec(title) ?? [];
  if (!chinese || !english || sheet.width(english, style) > MEASURE) return title;
  return `${chinese} ${english.replaceAll(' ', '\u00a0')}`;
}

function drawLetterhead(sheet: Typesetter, content: DocumentContent): void {
  drawMark(sheet, PAGE.left, 48, INK.primary);
  sheet.ornament(() => sheet.drawLine(BRAND.product, { ...HEADING, size: 16 }, PAGE.left + 32, 48));
  sheet.y = 100;
  sheet.block('H1', breakTitle(sheet, content, TITLE), TITLE);
  sheet.block('P', content.subtitle, SUBTITLE);
  sheet.block('P', fullDate(content.date, content.language), SUBTITLE);
  sheet.y += 10;
  sheet.hairline(sheet.y, PAGE.left, PAGE.right, INK.primary);
  sheet.y += 14;
}

/** Draws the brand mark, two interlocking corner stones, 24 points square. */
function drawMark(sheet: Typesetter, x: number, y: number, colour: string): void {
  sheet.ornament(() => {
    sheet.pdf
      .polygon(
        [x + 5, y],
        [x + 24, y],
        [x + 24, y + 7],
        [x + 7, y + 7],
        [x + 7, y + 16],
        [x, y + 16],
        [x, y + 5],
      )
      .fill(colour);
    sheet.pdf.polygon(
      [x + 24, y + 10],
      [x + 24, y + 24],
      [x, y + 24],
      [x, y + 19],
      [x + 10, y + 19],
      [x + 10, y + 10],
    );
    sheet.pdf.fill(INK.accent);
  });
}

/** Prints both texts, each starting on a new page. */
function drawBoth(sheet: Typesetter, translation: DocumentContent, controlling: DocumentContent): void {
  const sections = controlling.sections.map(withoutSignature);
  sheet.drawInLanguage(controlling.language, () => drawPart(sheet, { ...controlling, sections }));
  sheet.newPage();
  drawPart(sheet, translation);
}

function drawPart(sheet: Typesetter, content: DocumentContent): void {
  const { title, note } = PARTS[content.language];
  sheet.block('H2', title, withLeading(PART, content.language));
  sheet.block('P', note, withLeading(SUBTITLE, content.language));
  drawSections(sheet, content, 'H3');
}

const drawSections = (sheet: Typesetter, content: DocumentContent, headingTag: string): void =>
  content.sections.forEach((section, index) => drawSection(sheet, content, section, index, headingTag));

const PARAGRAPH_GAP = 6;
const CLAUSE_INDENT = 32;

function drawSection(
  sheet: Typesetter,
  content: DocumentContent,
  section: DocumentSection,
  at: number,
  headingTag: string,
): void {
  const { language } = content;
  if (section.startsPage && sheet.y > PAGE.top) sheet.newPage();
  else if (sheet.y > PAGE.top) sheet.y += 14;
  sheet.keep(HEADING.leading + roomWithHeading(section, language));
  const numbered = content.sections.some(({ clauses }) => clauses);
  const heading = numbered ? `${at + 1}. ${section.heading}` : section.heading;
  sheet.block(headingTag, heading, withLeading(HEADING, language));
  sheet.y += 4;
  section.paragraphs?.forEach((text, index, all) => {
    if (index > 0 && index === all.length - 2 && endsPage(content, at))
      sheet.keep(getHeight(sheet, all.slice(-2), section, language));
    if (section.clauses) drawClause(sheet, `${at + 1}.${index + 1}`, text, withLeading(BODY, language));
    else sheet.block('P', text, withLeading(BODY, language));
    sheet.y += PARAGRAPH_GAP;
  });
  if (section.rows) drawRows(sheet, section.rows, language);
  if (section.table) drawTable(sheet, section.table);
  if (section.signature) drawSignaturePlaces(sheet, section.signature, LABEL);
}

/** Whether nothing follows the section's paragraphs on its last page. Its last two then share that page. */
function endsPage({ sections }: DocumentContent, at: number): boolean {
  const { rows, table, signature } = sections[at] ?? {};
  const next = sections[at + 1];
  return !rows && !table && !signature && (!next || next.startsPage === true);
}

const getHeight = (
  sheet: Typesetter,
  paragraphs: readonly string[],
  { clauses }: DocumentSection,
  language: Language,
): number => {
  const style = withLeading(BODY, language);
  const width = MEASURE - (clauses ? CLAUSE_INDENT : 0);
  const lines = paragraphs.flatMap((text) => sheet.lines(text, style, width));
  return lines.length * style.leading + (paragraphs.length - 1) * PARAGRAPH_GAP;
};

/** Rows up to this number stay together with their heading. */
const SHORT_LIST = 8;

/** Height of the content to keep with its heading: the first lines of text, a short list, or the start of a long one. */
function roomWithHeading({ paragraphs, rows = [], table }: DocumentSection, language: Language): number {
  if (paragraphs) return 3 * BODY.leading;
  const count = table ? 1 + table.rows.length : rows.length;
  const together = table || count > SHORT_LIST ? Math.min(3, count) : count;
  return together * (withLeading(LABEL, language).leading + ROW_PADDING);
}

function drawClause(sheet: Typesetter, number: string, text: string, style: TextStyle): void {
  sheet.keep(Math.min(2, sheet.lines(text, style, MEASURE - CLAUSE_INDENT).length) * style.leading);
  const top = sheet.y;
  sheet.element('P', (p) =>
    p.add(() => sheet.drawLine(number, { ...style, colour: INK.quiet, tabular: true }, PAGE.left, top)),
  );
  sheet.block('P', text, style, PAGE.left + CLAUSE_INDENT);
}

/** Draws rows of label and value, each with a hairline below. */
function drawRows(sheet: Typesetter, rows: DocumentRow[], language: Language): void {
  const valueLeft = PAGE.left + 188;
  const width = PAGE.right - valueLeft;
  const [label, value] = [withLeading(LABEL, language), withLeading(VALUE, language)];
  sheet.element('Table', (table) => {
    for (const row of rows) {
      const names = sheet.lines(row.name, label, 176);
      const values = 'value' in row ? sheet.lines(row.value, value, width) : [];
      const filled = 'value' in row ? values.length * label.leading : DRAWING_HEIGHT;
      const height = Math.max(names.length * label.leading, filled) + ROW_PADDING;
      sheet.keep(height);
      const top = sheet.y + 4;
      const tr = sheet.pdf.struct('TR');
      table.add(tr);
      const cell = (tag: string, lines: string[], style: TextStyle, x: number) =>
        tr.add(
          sheet.pdf.struct(tag, {}, () =>
            lines.forEach((line, index) => sheet.drawLine(line, style, x, top + index * style.leading)),
          ),
        );
      cell('TH', names, label, PAGE.left);
      if ('value' in row) cell('TD', values, value, valueLeft);
      else {
        const place = { left: valueLeft, foot: top + DRAWING_HEIGHT, width, height: DRAWING_HEIGHT };
        const draw = () => drawStrokes(sheet, row.drawing, place);
        tr.add(sheet.pdf.struct('TD', {}, [sheet.pdf.struct('Figure', { alt: row.name }, draw)]));
      }
      tr.end();
      sheet.y += height;
      sheet.hairline(sheet.y);
    }
  });
  sheet.y += 6;
}

function drawTable(sheet: Typesetter, { columns, rows }: DocumentTable): void {
  const first = columns.length > 2 ? MEASURE * 0.34 : MEASURE * 0.6;
  const other = (MEASURE - first) / Math.max(1, columns.length - 1);
  sheet.element('Table', (table) => {
    const drawRow = (cells: string[], tag: string, style: TextStyle) => {
      const wrapped = cells.map((text, index) => sheet.lines(text, style, (index === 0 ? first : other) - 8));
      const height = Math.max(...wrapped.map((lines) => lines.length)) * style.leading + 6;
      sheet.keep(height);
      const top = sheet.y + 3;
      const tr = sheet.pdf.struct('TR');
      table.add(tr);
      wrapped.forEach((lines, index) => {
        const right = PAGE.left + first + index * other;
        const getLeft = (line: string) => (index === 0 ? PAGE.left : right - sheet.width(line, style));
        const draw = () =>
          lines.forEach((line, row) => sheet.drawLine(line, style, getLeft(line), top + row * style.leading));
        tr.add(sheet.pdf.struct(tag, {}, draw));
      });
      tr.end();
      sheet.y += height;
      sheet.hairline(sheet.y);
    };
    // The names of the columns stay with the first rows.
    sheet.keep(Math.min(3, 1 + rows.length) * (BODY.leading + 6));
    drawRow(columns, 'TH', { ...LABEL, size: 8.5 });
    rows.forEach((row) => drawRow(row, 'TD', { ...BODY, size: 9.5, tabular: true }));
  });
  sheet.y += 6;
}

/** Draws the footer of every page except the cover: title, document id, page number. */
function drawFurniture(sheet: Typesetter, content: DocumentContent): void {
  const pages = sheet.pages;
  for (let page = content.cover ? 1 : 0; page < pages; page += 1) {
    sheet.pdf.switchToPage(page);
    sheet.hairline(732);
    const right = PAGE_OF[content.language](page + 1, pages);
    sheet.ornament(() => {
      if (page > 0) sheet.drawLine(`${BRAND.product} · ${content.title}`, FURNITURE, PAGE.left, 44);
      sheet.drawLine(content.footer, FURNITURE, PAGE.left, 738);
      if (content.documentId) sheet.drawLine(content.documentId, FURNITURE, PAGE.left, 752);
      sheet.drawLine(right, FURNITURE, PAGE.right - sheet.width(right, FURNITURE), 738);
    });
  }
}
