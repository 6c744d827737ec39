export { ResendActivation } from './ResendActivation';
