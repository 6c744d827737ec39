export { LookThroughChart, type LookThroughChartProps, type LookThroughLayer } from './LookThroughChart';
