export { NavChart, type NavChartProps } from './NavChart';
export type { NavEvent, NavEventType, NavValuation } from './nav-points';
