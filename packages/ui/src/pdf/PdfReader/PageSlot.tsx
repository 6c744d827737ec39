import { useCallback, useRef, useState } from 'react';
import { Page } from 'react-pdf';
import { PdfReader as english } from '../../messages/en/pdf';
import { useMessages } from '../../provider/quoin-context';
import type { Hit } from './find-in-text';
import { HitMarks } from './HitMarks';
import { Slot } from './PdfReader.styles';

interface PageSlotProps {
  page: number;
  pages: number;
  /** In CSS pixels. */
  width: number;
  /** Height divided by width, until the page is loaded. */
  shape: number;
  /** Whether the page is on the screen or next to it: only then is it rendered. */
  near: boolean;
  onDrawn?: (() => void) | undefined;
  /** The search hits on this page, and the current one. */
  hits: readonly Hit[];
  currentHit: Hit | undefined;
  onCurrentHit: (mark: HTMLElement) => void;
}

/** Container of a page with the size of the page, rendered or not, so that the layout does not shift. */
export function PageSlot({
  page,
  pages,
  width,
  shape,
  near,
  onDrawn,
  hits,
  currentHit,
  onCurrentHit,
}: PageSlotProps) {
  const text = useMessages('PdfReader', english);
  const [ownShape, setOwnShape] = useState(shape);
  const [laid, setLaid] = useState(0);
  // Must be stable, because react-pdf re-renders the text layer for a new function.
  const countLaying = useCallback(() => setLaid((times) => times + 1), []);
  const slot = useRef<HTMLDivElement>(null);
  return (
    <Slot
      ref={slot}
      role="group"
      aria-label={text.page(page, pages)}
      data-page={page}
      style={{ width, height: Math.round(width * ownShape) }}
    >
      {near && (
        <>
          <Page
            pageNumber={page}
            width={width}
            renderAnnotationLayer={false}
            loading={null}
            error={<p>{text.pageFailed(page)}</p>}
            onLoadSuccess={({ originalWidth, originalHeight }) => setOwnShape(originalHeight / originalWidth)}
            onRenderSuccess={onDrawn}
            onRenderTextLayerSuccess={countLaying}
          />
          {hits.length > 0 && (
            <HitMarks
              slot={slot}
              getTextNodes={getTextLayer}
              hits={hits}
              current={currentHit}
              laid={laid}
              onCurrent={onCurrentHit}
            />
          )}
        </>
      )}
    </Slot>
  );
}

/** Each run of text has its own element. */
const getTextLayer = (page: HTMLElement): (Node | null)[] =>
  [...page.querySelectorAll('.textLayer span[role="presentation"]')].map(({ firstChild }) => firstChild);
