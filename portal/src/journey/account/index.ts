export { ACCOUNT_SECTIONS } from './sections';
