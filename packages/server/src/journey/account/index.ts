import { bankAccountHandlers } from './bank-accounts';
import { brokerageAccountHandlers } from './brokerage-accounts';

export { achAccount, achAccounts } from './ach-accounts';
export { bankAccountDestination, ownBankAccount } from './bank-accounts';
export { bankAccountSigned } from './bank-account-signed';
export { brokerageAccountDestination, ownBrokerageAccount } from './brokerage-accounts';
export { accountHandlers } from './handlers';
export { forgetHolds, heldUntil, newHold } from './payout-hold';

export const payoutAccountHandlers = { ...bankAccountHandlers, ...brokerageAccountHandlers };
