// The found words of one drawn page: marks laid over its text, which itself stays as pdf.js made it.
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { Hit } from './find-in-text';
import { Mark } from './PdfReader.styles';

interface HitMarksProps {
  slot: RefObject<HTMLElement | null>;
  hits: readonly Hit[];
  /** The one that one is at, if it is on this page. */
  current: Hit | undefined;
  /** Counts how often the text layer was laid: its elements are new each time. */
  laid: number;
  /** Called when the mark of the current hit is on the page. */
  onCurrent: (mark: HTMLElement) => void;
}

interface Box {
  hit: Hit;
  /** Shares of the page in per cent, so that they stay right while it is zoomed. */
  left: number;
  top: number;
  width: number;
  height: number;
}

export function HitMarks({ slot, hits, current, laid, onCurrent }: HitMarksProps) {
  const [boxes, setBoxes] = useState<readonly Box[]>([]);
  const first = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const page = slot.current;
    if (!page || laid === 0) return;
    const runs = page.querySelectorAll('.textLayer span[role="presentation"]');
    setBoxes(hits.flatMap((hit) => boxesOf(hit, runs, page.getBoundingClientRect())));
  }, [slot, hits, laid]);

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

function boxesOf(hit: Hit, runs: NodeListOf<Element>, page: DOMRect): Box[] {
  const boxes: Box[] = [];
  for (let index = hit.from.run; index <= hit.to.run; index++) {
    const text = runs[index]?.firstChild;
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
