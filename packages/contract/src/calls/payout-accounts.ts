import type { CallRow } from '../call';

export const payoutAccountsCalls = {
  listBankAccounts: {
    method: 'GET',
    path: '/v1/user/bank-accounts',
    who: 'investor',
    reads: ['bank_accounts'],
  },
  addBankAccount: {
    method: 'POST',
    path: '/v1/user/bank-accounts',
    who: 'investor',
    changes: ['bank_accounts'],
    once: true,
  },
  changeBankAccount: {
    method: 'PUT',
    path: '/v1/user/bank-accounts/{bankAccountId}',
    who: 'investor',
    changes: ['bank_accounts', 'funding', 'redemptions'],
    once: true,
  },
  removeBankAccount: {
    method: 'DELETE',
    path: '/v1/user/bank-accounts/{bankAccountId}',
    who: 'investor',
    changes: ['bank_accounts', 'funding'],
  },
  stopBankAccountChange: {
    method: 'POST',
    path: '/v1/user/bank-accounts/{bankAccountId}/stop',
    who: 'investor',
    changes: ['bank_accounts', 'funding', 'redemptions', 'investments'],
  },
  listBrokerageAccounts: {
    method: 'GET',
    path: '/v1/user/brokerage-accounts',
    who: 'investor',
    reads: ['bank_accounts'],
  },
  addBrokerageAccount: {
    method: 'POST',
    path: '/v1/user/brokerage-accounts',
    who: 'investor',
    changes: ['bank_accounts'],
    once: true,
  },
  changeBrokerageAccount: {
    method: 'PUT',
    path: '/v1/user/brokerage-accounts/{brokerageAccountId}',
    who: 'investor',
    changes: ['bank_accounts', 'redemptions'],
    once: true,
  },
  removeBrokerageAccount: {
    method: 'DELETE',
    path: '/v1/user/brokerage-accounts/{brokerageAccountId}',
    who: 'investor',
    changes: ['bank_accounts'],
  },
} as const satisfies Record<string, CallRow>;
