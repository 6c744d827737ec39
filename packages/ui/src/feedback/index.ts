export * from './Spinner';
export * from './Skeleton';
export * from './Banner';
export * from './Notices';
export * from './BusyOverlay';
export * from './EmptyState';
export * from './ErrorState';
export * from './ProgressBar';
export type { Signal } from './signals';
