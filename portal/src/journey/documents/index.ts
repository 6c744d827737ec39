export { DocumentReader, type DocumentReaderProps } from './DocumentReader';
export { OwnDocumentReader } from './OwnDocumentReader';
export { RecordedPdf } from './RecordedPdf';
export { startDownload } from './start-download';
export { StoredPdf } from './StoredPdf';
export { useFileLink } from './use-file-link';
