import type { PdfPagesProps } from '../../portal/src/document-reader/PdfPages';

/** Replaces the pages of a PDF, which need a real browser. Tests trigger the end of reading. */
export default function FakePdfPages({ onEndReached, onRetry, url }: PdfPagesProps) {
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
