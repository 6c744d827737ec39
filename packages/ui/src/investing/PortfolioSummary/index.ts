export { PortfolioSummary, type PortfolioSummaryProps, type PortfolioTotals } from './PortfolioSummary';
