export { InvestmentTimeline, type InvestmentTimelineProps } from './InvestmentTimeline';
export type { TimelineStep } from './timeline-stages';
