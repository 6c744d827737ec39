export { FeeTable, type Fees, type FeeTableProps } from './FeeTable';
