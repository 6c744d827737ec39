export { AllocationDonut, type AllocationDonutProps } from './AllocationDonut';
export type { AllocationShare } from './allocation-slices';
