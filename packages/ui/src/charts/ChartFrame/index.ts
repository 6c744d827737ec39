export { ChartFrame, type ChartProps, type ChartView } from './ChartFrame';
