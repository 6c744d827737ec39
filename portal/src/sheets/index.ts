export { ExportMenu, type ExportMenuProps } from './ExportMenu';
export { sheetOf, type FilledColumn, type Sheet } from './sheet';
