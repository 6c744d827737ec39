// The entry point `@quoin/ui/charts`. apexcharts is loaded in the browser when the first chart is shown.
export { NavChart, type NavChartProps } from './NavChart/NavChart';
export type { NavEvent, NavEventType, NavValuation } from './NavChart/nav-points';
export { AllocationDonut, type AllocationDonutProps } from './AllocationDonut/AllocationDonut';
export type { AllocationShare } from './AllocationDonut/allocation-slices';
export { CashFlowChart, type CashFlowChartProps } from './CashFlowChart/CashFlowChart';
export type { CashFlow } from './CashFlowChart/cash-flows';
export {
  LookThroughChart,
  type LookThroughChartProps,
  type LookThroughLayer,
} from './LookThroughChart/LookThroughChart';
export type { ChartProps, ChartView } from './ChartFrame/ChartFrame';
