// The PDF reader with its worker: a separate chunk, loaded when the first document is opened.
import { PdfReader, type PdfReaderProps } from '@quoin/ui/pdf';
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

export interface PdfPagesProps extends Pick<PdfReaderProps, 'controls' | 'headingLevel' | 'onPageChange'> {
  url: string;
  name: string;
  onEndReached: (pagesShown: number[]) => void;
  onRetry: () => void;
}

export default function PdfPages({ url, name, ...rest }: PdfPagesProps) {
  return <PdfReader file={url} label={name} workerSrc={workerSrc} {...rest} />;
}
