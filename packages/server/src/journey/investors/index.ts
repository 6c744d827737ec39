export { investorsHandlers } from './handlers';
