export { accountHandlers } from './handlers';
