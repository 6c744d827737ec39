// Highlights the search hits of a page with elements over or under its text, which stays as it is.
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Hit } from './find-in-text';
import { Mark } from './PdfReader.styles';

interface HitMarksProps {
  slot: RefObject<HTMLElement | null>;
  /** The text nodes of the page, in the order of the runs that were searched. Must be stable. */
  getTextNodes: (page: HTMLElement) => readonly (Node | null)[];
  hits: readonly Hit[];
  /** The current hit, if it is on this page. */
  current: Hit | undefined;
  /** Changes when the text was laid out again; 0 before. */
  laid: number;
  /** Called when the mark of the current hit is rendered. */
  onCurrent: (mark: HTMLElement) => void;
}

interface Box {
  hit: Hit;
  /** Percentages of the page, so that they stay correct when it is zoomed. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export function HitMarks({ slot, getTextNodes, hits, current, laid, onCurrent }: HitMarksProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const first = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const page = slot.current;
    if (!page || laid === 0) return;
    const texts = getTextNodes(page);
    setBoxes(hits.flatMap((hit) => getBoxes(hit, texts, page.getBoundingClientRect())));
  }, [slot, getTextNodes, hits, laid]);

  const placed = boxes.some(({ hit }) => hit === current);
  useLayoutEffect(() => {
    if (placed && first.current) onCurrent(first.current);
  }, [placed, current, onCurrent]);

  const firstOfCurrent = boxes.find(({ hit }) => hit === current);
  return boxes.map((box, index) => {
    const { hit, left, top, width, height } = box;
    return (
      <Mark
        key={index}
        ref={box === firstOfCurrent ? first : undefined}
        aria-hidden
        data-part="hit"
        data-current={hit === current || undefined}
        style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
      />
    );
  });
}

function getBoxes(hit: Hit, texts: readonly (Node | null)[], page: DOMRect): Box[] {
  const boxes: Box[] = [];
  for (let index = hit.from.run; index <= hit.to.run; index++) {
    const text = texts[index];
    if (!text) continue;
    const length = text.textContent?.length ?? 0;
    const range = document.createRange();
    range.setStart(text, index === hit.from.run ? Math.min(hit.from.from, length) : 0);
    range.setEnd(text, index === hit.to.run ? Math.min(hit.to.to, length) : length);
    for (const { left, top, width, height } of range.getClientRects())
      boxes.push({
        hit,
        left: (100 * (left - page.left)) / page.width,
        top: (100 * (top - page.top)) / page.height,
        width: (100 * width) / page.width,
        height: (100 * height) / page.height,
      });
  }
  return boxes;
}
