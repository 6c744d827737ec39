export { Invitation } from './Invitation';
export { ResendActivation } from '../../components/ResendEmail';
