export { PasswordUpgrade } from './PasswordUpgrade';
