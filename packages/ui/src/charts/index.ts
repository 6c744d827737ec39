// The entry point `@quoin/ui/charts`. Drawing brings apexcharts, which is fetched in a browser when the first chart is shown.
export * from './NavChart';
export * from './AllocationDonut';
export * from './CashFlowChart';
export * from './LookThroughChart';
export type { ChartProps, ChartView } from './ChartFrame';
