export { RedemptionCard, type Redemption, type RedemptionCardProps } from './RedemptionCard';
