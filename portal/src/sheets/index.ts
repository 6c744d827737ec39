export { ExportMenu } from './ExportMenu';
export { sheetOf, type FilledColumn, type Sheet } from './sheet';
