export { AccountData } from './AccountData';
export { AccountPage } from './AccountPage';
export { PasswordCheck } from './PasswordCheck';
export { proverOf } from './payout/own-names';
export { ACCOUNT_SECTIONS } from './sections';
