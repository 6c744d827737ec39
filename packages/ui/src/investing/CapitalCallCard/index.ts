export { CapitalCallCard, type CapitalCall, type CapitalCallCardProps } from './CapitalCallCard';
