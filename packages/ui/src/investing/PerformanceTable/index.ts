export { PerformanceTable, type PerformanceTableProps } from './PerformanceTable';
export type { PerformanceValue, PeriodPerformance } from './performance-columns';
