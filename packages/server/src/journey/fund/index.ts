export { fundHandlers } from './handlers';
