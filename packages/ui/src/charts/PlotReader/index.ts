export { PlotReader } from './PlotReader';
export { AxisLabels, type AxisLabel } from './AxisLabels';
export { useReading, type ReadablePoint } from './use-reading';
