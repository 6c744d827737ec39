export { DocumentReader, type DocumentReaderProps } from './StoredPdf';
export { OwnDocumentReader } from './OwnDocumentReader';
export { RecordedPdf } from './RecordedPdf';
export { StoredPdf } from './StoredPdf';
export { useFileLink } from './use-file-link';
