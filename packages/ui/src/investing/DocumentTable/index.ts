export { DocumentTable, type DocumentTableProps } from './DocumentTable';
export type { DocumentOnFile } from './document-on-file';
export type { DocumentColumn, DocumentSort } from './document-order';
export {
  useDocumentSelection,
  type DocumentSelection,
  type DocumentSelectionOptions,
} from './use-document-selection';
