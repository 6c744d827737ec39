export { AccountData } from './AccountData';
export { AccountPage } from './AccountPage';
export { ACCOUNT_SECTIONS } from './sections';
