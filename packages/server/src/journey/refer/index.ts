export { referHandlers } from './handlers';
