export { DocumentTable, type DocumentOnFile, type DocumentTableProps } from './DocumentTable';
