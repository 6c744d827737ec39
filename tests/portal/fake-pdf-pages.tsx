import { useImperativeHandle } from 'react';
import type { PdfPagesProps } from '../../portal/src/document-reader/PdfPages';

/** Replaces the pages of a PDF, which need a real browser. Tests trigger the end of reading; reading on shows page 2. */
export default function FakePdfPages({ onEndReached, onPageChange, onRetry, controls, url }: PdfPagesProps) {
  useImperativeHandle(controls, () => ({ readOn: () => onPageChange?.(2, 7) }), [onPageChange]);
  return (
    <>
      <p>{url}</p>
      <button type="button" onClick={() => onEndReached([1, 2])}>
        The last page
      </button>
      <button type="button" onClick={onRetry}>
        Load again
      </button>
    </>
  );
}
