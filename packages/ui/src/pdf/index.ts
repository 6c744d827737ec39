export { PdfReader, type PdfReaderProps } from './PdfReader/PdfReader';
export type { PdfReaderControls } from './PdfReader/OpenDocument';
export type { PdfView } from './PdfReader/scroll-place';
export { renderFirstPage, type FirstPageOptions } from './render-first-page';
