export { visitHandlers } from './handlers';
