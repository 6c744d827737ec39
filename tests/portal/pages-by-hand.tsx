import type { PdfPagesProps } from '../../portal/src/journey/documents/PdfPages';

/** The pages of a PDF need a browser; what follows from having read them, or not, is told by hand. */
export default function PagesByHand({ onEndReached, onRetry, url }: PdfPagesProps) {
  return (
    <>
      <p>{url}</p>
      <button type="button" onClick={onEndReached}>
        The last page
      </button>
      <button type="button" onClick={onRetry}>
        Load again
      </button>
    </>
  );
}
