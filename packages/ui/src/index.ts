export * from './provider';
export * from './foundations';
export * from './layout';
export * from './controls';
export * from './fields';
export * from './feedback';
export * from './flow';
export * from './investing';
export type { Messages } from './messages/en';
