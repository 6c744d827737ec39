export { Funding } from './Funding';
