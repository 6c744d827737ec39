export { DocumentReader, type DocumentReaderProps } from './DocumentReader';
export { startDownload } from './start-download';
export { StoredPdf } from './StoredPdf';
