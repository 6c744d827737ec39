export { FundingPanel } from './FundingPanel';
