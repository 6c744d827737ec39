export { InvestmentCard, type InvestmentCardProps, type InvestmentOnCard } from './InvestmentCard';
