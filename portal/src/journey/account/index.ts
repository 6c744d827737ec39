export { AccountData } from './AccountData';
export { AccountPage } from './AccountPage';
export { HeldAccounts } from './payout/HeldAccounts';
export { PasswordCheck } from './PasswordCheck';
export { SectionHead } from './SectionHead';
export { ACCOUNT_SECTIONS } from './sections';
