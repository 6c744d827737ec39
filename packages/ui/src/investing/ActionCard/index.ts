export { ActionCard } from './ActionCard';
