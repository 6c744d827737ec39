export { Invitation } from './Invitation';
export { ResendActivation } from './ResendActivation';
