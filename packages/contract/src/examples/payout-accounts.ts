import type { RequestExamples } from './request-example';
import type { payoutAccounts } from '../journey/payout-accounts';

const BANK = {
  method: 'wire',
  country: 'US',
  account_holder: 'Robin Ashdown',
  bank_name: 'Ashlar Trust',
  bank_address: '77 Vault Street, New York',
  account_number: '8800418827',
  aba_wire: '026099998',
  access_code: '<access-code>',
} as const;

const BROKER = {
  us: true,
  legal_name: 'Robin Ashdown',
  provider: 'Lintel Brokerage',
  account_number: 'LB-4471-9902',
  dtc_number: '0188',
  broker_contact_email: 'desk@lintel.example',
  access_code: '<access-code>',
};

const ofBank = { params: { bankAccountId: 'BANK-ACCOUNT' } };
const ofBroker = { params: { brokerageAccountId: 'BROKERAGE-ACCOUNT' } };

export const payoutAccountExamples: RequestExamples<keyof typeof payoutAccounts> = {
  listBankAccounts: {},
  addBankAccount: { body: BANK },
  changeBankAccount: { ...ofBank, body: { ...BANK, bank_address: '9 Coping Lane, Albany' } },
  removeBankAccount: ofBank,
  stopBankAccountChange: ofBank,
  listBrokerageAccounts: {},
  addBrokerageAccount: { body: BROKER },
  changeBrokerageAccount: { ...ofBroker, body: { ...BROKER, dtc_number: '0226' } },
  removeBrokerageAccount: ofBroker,
};
