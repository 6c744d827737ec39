export { CashFlowChart, type CashFlowChartProps } from './CashFlowChart';
export type { CashFlow } from './cash-flows';
