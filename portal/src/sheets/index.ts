export { ExportMenu, type ExportMenuProps } from './ExportMenu';
export { sheetOf, type CellKind, type FilledColumn, type Sheet } from './sheet';
