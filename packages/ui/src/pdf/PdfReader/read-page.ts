// The text of a page as headings, paragraphs, lists and tables: by the tags of the document, or by the distances of its lines.
import { HAN, type Run } from './find-in-text';

/** What pdf.js returns from `getStructTree`. Its types lack `alt` and `lang`. */
export interface StructureNode {
  role: string;
  children: readonly (StructureNode | StructureContent)[];
  alt?: string | undefined;
  lang?: string | undefined;
}

interface StructureContent {
  type: string;
  id: string;
}

/** What pdf.js returns from `getTextContent` with `includeMarkedContent`: text, and where marked content begins and ends. */
export type TextPart =
  TextPiece | { type: string; id?: string | null | undefined; tag?: string | null | undefined };

interface TextPiece {
  str: string;
  hasEOL: boolean;
  /** The last number is the distance of its baseline from the bottom of the page. */
  transform: readonly number[];
  height: number;
}

const TAGS = {
  H: 'h2',
  H1: 'h1',
  H2: 'h2',
  H3: 'h3',
  H4: 'h4',
  H5: 'h5',
  H6: 'h6',
  Title: 'h1',
  P: 'p',
  Note: 'p',
  Caption: 'p',
  TOC: 'ul',
  TOCI: 'li',
  L: 'ul',
  LI: 'li',
  Table: 'table',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
  Figure: 'figure',
  Formula: 'figure',
  Span: 'span',
  Lbl: 'span',
  Link: 'span',
  Reference: 'span',
  Quote: 'span',
  Em: 'span',
  Strong: 'span',
  Code: 'span',
} as const;

export type ReadingTag = (typeof TAGS)[keyof typeof TAGS] | 'div';

export interface ReadingNode {
  tag: ReadingTag;
  /** Language, where it is not that of the document. */
  lang?: string | undefined;
  /** Description of a figure. */
  alt?: string | undefined;
  children: readonly (ReadingNode | string)[];
}

const INLINE: readonly ReadingTag[] = ['span', 'figure'];
const isBlock = (child: ReadingNode | string) => typeof child !== 'string' && !INLINE.includes(child.tag);

/** Keeps all text of the page except running headers and footers: what no tag refers to is at the end. */
export function readPage(tree: StructureNode | null, parts: readonly TextPart[]): ReadingNode[] {
  const { tagged, loose } = sortPieces(parts);
  const blocks = tree ? getChildren(tree, tagged) : [];
  const rest = [...tagged.values()].flatMap((pieces) => getParagraphs(pieces));
  return joinedClauses([...toBlocks(blocks), ...rest, ...getParagraphs(loose)]);
}

/** Whether there is text to read, or at least the description of a figure. */
export const hasText = (nodes: readonly (ReadingNode | string)[]): boolean =>
  nodes.some((node) => typeof node === 'string' || node.alt !== undefined || hasText(node.children));

/** The texts in the order of their text nodes. */
export const getRuns = (nodes: readonly (ReadingNode | string)[]): Run[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [{ text: node, endsLine: false }];
    const runs = getRuns(node.children);
    const last = runs.at(-1);
    if (last && isBlock(node)) last.endsLine = true;
    return runs;
  });

/** The text by the id that a tag refers to it with, and text without one. Artifacts are not part of the text. */
function sortPieces(parts: readonly TextPart[]) {
  const tagged = new Map<string, TextPiece[]>();
  const loose: TextPiece[] = [];
  const open: { id?: string | null; tag?: string | null }[] = [];
  for (const part of parts) {
    if (!('str' in part)) {
      if (part.type.startsWith('begin')) open.push(part);
      else open.pop();
    } else if (!open.some(({ tag }) => tag === 'Artifact')) {
      const id = open.findLast((mark) => mark.id)?.id;
      if (!id) loose.push(part);
      else if (tagged.has(id)) tagged.get(id)?.push(part);
      else tagged.set(id, [part]);
    }
  }
  return { tagged, loose };
}

/** Takes the texts it refers to out of `tagged`. */
function getChildren({ children }: StructureNode, tagged: Map<string, TextPiece[]>) {
  return children.flatMap((child): (ReadingNode | string)[] => {
    if ('role' in child) return getNodes(child, tagged);
    const text = getText(tagged.get(child.id) ?? []);
    tagged.delete(child.id);
    return text === '' ? [] : [text];
  });
}

function getNodes(node: StructureNode, tagged: Map<string, TextPiece[]>): (ReadingNode | string)[] {
  const tag = node.role in TAGS ? TAGS[node.role as keyof typeof TAGS] : 'div'; // checked by `in`
  const { lang, alt } = node;
  if (tag === 'figure') return [{ tag, lang, alt, children: [] }];
  const children = getChildren(node, tagged);
  if (tag === 'table') return withoutRows(children, lang);
  if (tag === 'tr') return [{ tag, lang, children: children.map(toCell) }];
  if (tag === 'td' || tag === 'th') return [{ tag, lang, children: addSpaces(children) }];
  if (children.length === 0) return [];
  // A grouping without a language of its own says nothing to a reader.
  if (tag === 'div' && lang === undefined) return toBlocks(children);
  const isGroup = tag === 'div' || (tag === 'p' && children.some(isBlock));
  if (isGroup) return [{ tag: 'div', lang, children: joinedClauses(toBlocks(children)) }];
  return [{ tag, lang, children: addSpaces(children) }];
}

/** The table with its rows, after what else is in it, such as its caption. */
function withoutRows(children: readonly (ReadingNode | string)[], lang: string | undefined): ReadingNode[] {
  const isRow = (child: ReadingNode | string) => typeof child !== 'string' && child.tag === 'tr';
  const rows = children.filter(isRow);
  const table: ReadingNode = { tag: 'table', lang, children: rows };
  return [...toBlocks(children.filter((child) => !isRow(child))), ...(rows.length > 0 ? [table] : [])];
}

const toCell = (child: ReadingNode | string): ReadingNode =>
  typeof child !== 'string' && (child.tag === 'th' || child.tag === 'td')
    ? child
    : { tag: 'td', children: [child] };

/** Puts text between blocks into paragraphs. */
function toBlocks(children: readonly (ReadingNode | string)[]): ReadingNode[] {
  const blocks: ReadingNode[] = [];
  let inline: (ReadingNode | string)[] = [];
  const close = () => {
    if (inline.length > 0) blocks.push({ tag: 'p', children: addSpaces(inline) });
    inline = [];
  };
  for (const child of children) {
    if (typeof child === 'string' || !isBlock(child)) inline.push(child);
    else {
      close();
      blocks.push(child);
    }
  }
  close();
  return blocks;
}

/** Puts a space between neighbouring texts where the page has a gap or a new line. */
const addSpaces = (children: readonly (ReadingNode | string)[]): (ReadingNode | string)[] =>
  children.flatMap((child, index) => {
    const next = children[index + 1];
    const gap =
      next === undefined || isBlock(child) || isBlock(next)
        ? ''
        : gapBetween(toPlainText(child), toPlainText(next));
    return gap === '' ? [child] : [child, gap];
  });

const toPlainText = (node: ReadingNode | string): string =>
  typeof node === 'string' ? node : node.children.map(toPlainText).join('');

const CLAUSE_NUMBER = /^\d+(\.\d+)+\.?$/;

/** A clause has its number and its text in two paragraphs, because they are in two columns on the page. */
function joinedClauses(blocks: readonly ReadingNode[]): ReadingNode[] {
  const joined: ReadingNode[] = [];
  for (const block of blocks) {
    const before = joined.at(-1);
    const [number] = before?.tag === 'p' && before.children.length === 1 ? before.children : [];
    if (block.tag === 'p' && typeof number === 'string' && CLAUSE_NUMBER.test(number))
      joined[joined.length - 1] = { ...block, children: [`${number} `, ...block.children] };
    else joined.push(block);
  }
  return joined;
}

/** Lines further apart than this, in heights of their characters, are two paragraphs. */
const PARAGRAPH_GAP = 1.9;

/** For documents without tags. */
function getParagraphs(pieces: readonly TextPiece[]): ReadingNode[] {
  const paragraphs: TextPiece[][] = [];
  let above: TextPiece | undefined;
  for (const piece of pieces) {
    const open = paragraphs.at(-1);
    const gap = above && Math.abs((above.transform[5] ?? 0) - (piece.transform[5] ?? 0));
    const isFar = gap !== undefined && gap > PARAGRAPH_GAP * Math.max(above?.height ?? 0, piece.height);
    if (!open || (isFar && piece.str.trim() !== '')) paragraphs.push([piece]);
    else open.push(piece);
    if (piece.str.trim() !== '') above = piece;
  }
  return paragraphs
    .map(getText)
    .filter((text) => text !== '')
    .map((text) => ({ tag: 'p', children: [text] }));
}

/** Joins the lines of a paragraph. */
function getText(pieces: readonly TextPiece[]): string {
  const lines = pieces
    .map(({ str, hasEOL }) => (hasEOL ? `${str}\n` : str))
    .join('')
    .split('\n');
  const words = lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
  return words.reduce((text, line) => text.replace(/\u00ad$/, '') + gapBetween(text, line) + line, '');
}

const CHINESE = new RegExp(`${HAN.source}|[\\uff00-\\uffef]`, 'u');

function gapBetween(before: string, after: string): string {
  const [last = ' ', first = ' '] = [before.at(-1), after.at(0)];
  const isClose = /[\s\u00ad([{]/.test(last) || /[\s,.;:!?)\]}%]/.test(first) || /\p{L}-$/u.test(before);
  return isClose || (CHINESE.test(last) && CHINESE.test(first)) ? '' : ' ';
}
