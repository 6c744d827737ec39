export { browseHandlers } from './handlers';
