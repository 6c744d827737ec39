// The reading view: the text of each page with its semantics, at the size of the interface.
import { memo, useRef, type ReactNode } from 'react';
import { PdfReader as english } from '../../messages/en/pdf';
import { useMessages } from '../../provider/quoin-context';
import type { Hit } from './find-in-text';
import { HitMarks } from './HitMarks';
import type { ReadingNode, ReadingTag } from './read-page';
import type { ReadingText } from './use-reading-text';
import { ReadingColumn } from './ReadingPages.styles';

interface ReadingPagesProps {
  text: ReadingText;
  /** Level of a first-level heading of the document in the outline of the page around the reader. */
  headingLevel: number;
  /** Width of the reader in CSS pixels: the marks are placed again when it changes. */
  width: number;
  hitsByPage: ReadonlyMap<number, readonly Hit[]>;
  currentHit: Hit | undefined;
  onCurrentHit: (mark: HTMLElement) => void;
}

const NO_HITS: readonly Hit[] = [];

export function ReadingPages({ text, width, hitsByPage, currentHit, ...rest }: ReadingPagesProps) {
  return (
    <ReadingColumn lang={text.lang}>
      {text.pages.map((nodes, index) => (
        <ReadingPage
          key={index}
          page={index + 1}
          pages={text.pages.length}
          nodes={nodes}
          width={width}
          hits={hitsByPage.get(index + 1) ?? NO_HITS}
          currentHit={currentHit?.page === index + 1 ? currentHit : undefined}
          {...rest}
        />
      ))}
      <div data-part="end" />
    </ReadingColumn>
  );
}

interface ReadingPageProps extends Pick<ReadingPagesProps, 'headingLevel' | 'width' | 'onCurrentHit'> {
  page: number;
  pages: number;
  nodes: readonly ReadingNode[];
  hits: readonly Hit[];
  currentHit: Hit | undefined;
}

/** Does not render again while the reader scrolls. */
const ReadingPage = /* @__PURE__ */ memo(function ReadingPage({
  page,
  pages,
  nodes,
  headingLevel,
  width,
  hits,
  currentHit,
  onCurrentHit,
}: ReadingPageProps) {
  const text = useMessages('PdfReader', english);
  const section = useRef<HTMLDivElement>(null);
  return (
    <div ref={section} role="group" aria-label={text.page(page, pages)} data-page={page}>
      {/* Generated text is not among the text nodes that the search counts. */}
      <div data-part="page-number" data-text={text.page(page, pages)} aria-hidden />
      <Nodes of={nodes} headingLevel={headingLevel} figure={text.figure(page)} />
      {hits.length > 0 && (
        <HitMarks
          slot={section}
          getTextNodes={getTextNodes}
          hits={hits}
          current={currentHit}
          laid={width}
          onCurrent={onCurrentHit}
        />
      )}
    </div>
  );
});

/** The n-th text node is the n-th of `getRuns`. */
function getTextNodes(section: HTMLElement): Node[] {
  const walker = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes;
}

interface NodesProps {
  of: readonly (ReadingNode | string)[];
  headingLevel: number;
  /** Name of a figure that has no description. */
  figure: string;
}

function Nodes({ of, ...rest }: NodesProps): ReactNode {
  return of.map((node, index) =>
    typeof node === 'string' ? node : <ReadingElement key={index} node={node} {...rest} />,
  );
}

function ReadingElement({ node, ...rest }: { node: ReadingNode } & Omit<NodesProps, 'of'>): ReactNode {
  const { tag, lang, alt, children } = node;
  if (tag === 'figure')
    return <span role="img" aria-label={alt ?? rest.figure} data-text={alt ?? rest.figure} lang={lang} />;
  if (tag === 'table') return <Table node={node} {...rest} />;
  const Element = getElement(tag, rest.headingLevel);
  return (
    <Element lang={lang}>
      <Nodes of={children} {...rest} />
    </Element>
  );
}

type Element = Exclude<ReadingTag, 'figure' | 'table' | 'h1' | 'tr' | 'th' | 'td'>;

/** Rows and cells outside a table are groups of text. */
function getElement(tag: Exclude<ReadingTag, 'figure' | 'table'>, headingLevel: number): Element {
  if (tag === 'tr' || tag === 'th' || tag === 'td') return 'div';
  const level = /^h(\d)$/.exec(tag)?.[1];
  if (level === undefined) return tag as Element; // all others are excluded above
  return `h${Math.min(6, Number(level) - 1 + headingLevel)}` as Element; // a reader's own level is from 2 on
}

function Table({ node, ...rest }: { node: ReadingNode } & Omit<NodesProps, 'of'>) {
  return (
    <div data-part="table">
      <table lang={node.lang}>
        <tbody>
          {nodesIn(node).map((row, index) => {
            const cells = nodesIn(row);
            const isHead = cells.every(({ tag }) => tag === 'th');
            return (
              <tr key={index} lang={row.lang}>
                {cells.map((cell, place) => {
                  const Cell = cell.tag === 'th' ? 'th' : 'td';
                  const scope = isHead ? 'col' : 'row';
                  return (
                    <Cell key={place} scope={Cell === 'th' ? scope : undefined} lang={cell.lang}>
                      <Nodes of={cell.children} {...rest} />
                    </Cell>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const nodesIn = ({ children }: ReadingNode): ReadingNode[] =>
  children.filter((child) => typeof child !== 'string');
