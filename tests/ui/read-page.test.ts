// The reading view: what a page says, from the tags and the text that pdf.js returns.
import {
  hasText,
  readPage,
  getRuns,
  type ReadingNode,
  type StructureNode,
  type TextPart,
} from '../../packages/ui/src/pdf/PdfReader/read-page';

/** Marked content, with lines from the top of the page. */
const marked = (id: string | null, ...lines: string[]): TextPart[] => [
  { type: 'beginMarkedContentProps', id, tag: id === null ? 'Artifact' : 'P' },
  ...lines.map((line, index) => text(line, 700 - 14 * index)),
  { type: 'endMarkedContent' },
];

const text = (str: string, y: number): TextPart => ({
  str,
  hasEOL: true,
  transform: [1, 0, 0, 1, 72, y],
  height: 11,
});

const element = (role: string, ...children: (StructureNode | string)[]): StructureNode => ({
  role,
  children: children.map((child) => (typeof child === 'string' ? { type: 'content', id: child } : child)),
});

/** `p: Text`, with the elements inside an element in brackets. */
const outline = (nodes: readonly (ReadingNode | string)[]): string =>
  nodes
    .map((node) => (typeof node === 'string' ? node : `${node.tag}(${outline(node.children)})`))
    .join(' ')
    .replace(/ +/g, ' ');

test('headings, paragraphs and tables keep their tags, and the lines of a paragraph are joined', () => {
  const tree = element(
    'Root',
    element(
      'Document',
      element('H1', 'm1'),
      element('P', 'm2'),
      element('Table', element('TR', element('TH', 'm3'), element('TD', 'm4'))),
    ),
  );
  const nodes = readPage(tree, [
    ...marked('m1', 'Subscription agreement'),
    ...marked('m2', 'The investor sub-', 'scribes for units', 'of the fund.'),
    ...marked('m3', 'Commitment'),
    ...marked('m4', '$250,000'),
  ]);
  expect(outline(nodes)).toBe(
    'h1(Subscription agreement) p(The investor sub-scribes for units of the fund.) table(tr(th(Commitment) td($250,000)))',
  );
});

test('lines of Chinese are joined without a space', () => {
  const nodes = readPage(
    element('Root', element('P', 'm1')),
    marked('m1', '投资者认购', '基金份额，', '共 12 份。'),
  );
  expect(outline(nodes)).toBe('p(投资者认购基金份额，共 12 份。)');
});

test('the number of a clause is part of its paragraph', () => {
  const tree = element('Root', element('P', 'm1'), element('P', 'm2'), element('P', 'm3'));
  const nodes = readPage(tree, [
    ...marked('m1', '2.1'),
    ...marked('m2', 'Fees are paid on top.'),
    ...marked('m3', 'Then.'),
  ]);
  expect(outline(nodes)).toBe('p(2.1 Fees are paid on top.) p(Then.)');
  expect(getRuns(nodes).map(({ endsLine }) => endsLine)).toEqual([false, true, true]);
});

test('a section in another language keeps its language', () => {
  const tree = element('Root', { ...element('Sect', element('P', 'm1')), lang: 'zh-CN' });
  expect(readPage(tree, marked('m1', '第一条'))).toEqual([
    { tag: 'div', lang: 'zh-CN', children: [{ tag: 'p', lang: undefined, children: ['第一条'] }] },
  ]);
});

test('items of a list keep their labels', () => {
  const item = (label: string, body: string) =>
    element('LI', element('Lbl', label), element('LBody', element('P', body)));
  const nodes = readPage(element('Root', element('L', item('m1', 'm2'))), [
    ...marked('m1', '(a)'),
    ...marked('m2', 'a natural person'),
  ]);
  expect(outline(nodes)).toBe('ul(li(span((a)) p(a natural person)))');
});

test('text without a tag is kept at the end, running headers and footers are left out', () => {
  const nodes = readPage(element('Root', element('P', 'm2')), [
    ...marked(null, 'Quoin · Page 3 of 9'),
    ...marked('m1', 'A stamp on the page'),
    ...marked('m2', 'The text.'),
    text('Signed electronically', 120),
  ]);
  expect(outline(nodes)).toBe('p(The text.) p(A stamp on the page) p(Signed electronically)');
});

test('a document without tags has a paragraph wherever the lines are further apart', () => {
  const nodes = readPage(null, [
    text('First line', 700),
    text('second line.', 686),
    text('Another paragraph.', 650),
  ]);
  expect(outline(nodes)).toBe('p(First line second line.) p(Another paragraph.)');
});

test('a picture counts as text only with a description', () => {
  const picture = (alt?: string) => readPage(element('Root', { ...element('Figure'), alt }), []);
  expect(hasText(picture())).toBe(false);
  expect(hasText(picture('Signature of Morgan Reyes'))).toBe(true);
  expect(hasText(readPage(null, []))).toBe(false);
});
