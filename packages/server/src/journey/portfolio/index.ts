export { portfolioHandlers } from './handlers';
