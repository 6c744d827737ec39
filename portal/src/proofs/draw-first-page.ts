// The first page of a PDF, with pdf.js and its worker: a separate chunk, loaded with the first PDF that is chosen.
import { renderFirstPage } from '@quoin/ui/pdf';
import workerSrc from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** @returns data URL; rejects if the file cannot be opened */
export const drawFirstPage = (file: File, width: number): Promise<string> =>
  renderFirstPage(file, { workerSrc, width });
