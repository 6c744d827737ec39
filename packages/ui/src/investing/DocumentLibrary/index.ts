export { DocumentLibrary, type DocumentLibraryProps } from './DocumentLibrary';
export type { DocumentFilter, DocumentQuery } from './document-query';
