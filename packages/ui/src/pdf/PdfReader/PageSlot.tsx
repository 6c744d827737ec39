import { useState } from 'react';
import { Page } from 'react-pdf';
import { useMessages } from '../../provider';
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
}

/** The place of one page, as large as the page, whether it is drawn or not: so nothing jumps while one reads. */
export function PageSlot({ page, pages, width, shape, near, onDrawn }: PageSlotProps) {
  const text = useMessages().PdfReader;
  const [ownShape, setOwnShape] = useState(shape);
  return (
    <Slot
      role="group"
      aria-label={text.page(page, pages)}
      data-page={page}
      style={{ width, height: Math.round(width * ownShape) }}
    >
      {near && (
        <Page
          pageNumber={page}
          width={width}
          renderAnnotationLayer={false}
          loading={null}
          error={<p>{text.pageFailed(page)}</p>}
          onLoadSuccess={({ originalWidth, originalHeight }) => setOwnShape(originalHeight / originalWidth)}
          onRenderSuccess={onDrawn}
        />
      )}
    </Slot>
  );
}
