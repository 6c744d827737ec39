import { bankAccountHandlers } from './bank-accounts';
import { brokerageAccountHandlers } from './brokerage-accounts';

export { bankAccountDestination, newestAchAccount, ownBankAccount } from './bank-accounts';
export { brokerageAccountDestination, ownBrokerageAccount } from './brokerage-accounts';
export { accountHandlers } from './handlers';

export const payoutAccountHandlers = { ...bankAccountHandlers, ...brokerageAccountHandlers };
