export { RecordTable, type RecordColumn, type RecordTableProps } from './RecordTable';
