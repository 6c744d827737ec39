export { DocumentReader, type DocumentReaderProps } from './DocumentReader';
export { StoredPdf } from './StoredPdf';
