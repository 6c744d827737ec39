export { ResendLink } from './ResendLink';
