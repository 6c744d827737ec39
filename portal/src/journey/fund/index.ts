export { CapitalCalls } from './CapitalCalls';
export { FundingPanel } from './FundingPanel';
