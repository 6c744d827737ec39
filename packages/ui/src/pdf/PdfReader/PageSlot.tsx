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
  /** CSS pixels. */
  width: number;
  /** Height by width, until the page itself says it. */
  shape: number;
  /** Drawn only while it is on the screen or next to it. */
  near: boolean;
  onDrawn?: () => void;
  /** What was found on this page, and which of it one is at. */
  hits: readonly Hit[];
  currentHit: Hit | undefined;
  onCurrentHit: (mark: HTMLElement) => void;
}

/** The place of one page, as large as the page, whether it is drawn or not: so nothing jumps while one reads. */
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
  // A stable function: react-pdf renders the text layer again for a new one.
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
            <HitMarks slot={slot} hits={hits} current={currentHit} laid={laid} onCurrent={onCurrentHit} />
          )}
        </>
      )}
    </Slot>
  );
}
