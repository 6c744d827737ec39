// The part of `account` about bank accounts and brokerage accounts.
import { BANK_ACCOUNT_TYPES } from '@quoin/rules';
import Type from 'typebox';
import type { Schemas } from '../call';
import {
  Component,
  withRole,
  Done,
  Flag,
  Id,
  Instant,
  Label,
  Nullable,
  OneOf,
  Text,
  toSign,
  Strict,
} from '../shapes/primitives';
import { TransferMethod } from '../shapes/terms';

const optional = Type.Optional;

const bankDetails = {
  country: optional(Text(2, 'The country of the bank, an ISO 3166-1 alpha-2 code.')),
  account_holder: optional(Text(200, 'The holder, which must be an investor of the account.')),
  bank_name: optional(Text(200, 'The name of the bank.')),
  bank_address: optional(Text(300, 'The address of the bank. Required for wires.')),
  account_type: optional(OneOf(BANK_ACCOUNT_TYPES, { description: 'Required for ACH.' })),
  aba_ach: optional(Text(40, 'The ABA routing number for ACH: nine digits with a checksum.')),
  aba_wire: optional(Text(40, 'The ABA routing number for wires: nine digits with a checksum.')),
  swift: optional(Text(40, 'The BIC of a bank outside of the United States.')),
  intermediary_name: optional(Text(200, 'The name of the intermediary bank.')),
  intermediary_aba: optional(Text(40, 'The ABA routing number of the intermediary bank.')),
  intermediary_swift: optional(Text(40, 'The BIC of the intermediary bank.')),
  further_credit_to: optional(Text(200, 'The final account, if the bank passes the money on.')),
  reference: optional(Text(200, 'A reference for the payee’s bank.')),
};

/** The details as the investor enters them. */
export const bankAccountFields = {
  method: TransferMethod,
  ...bankDetails,
  account_number: optional(
    Text(80, 'Write-only: replies have `number_masked`. A change without it keeps the number on file.'),
  ),
  iban: optional(Text(80, 'Write-only, instead of the account number in countries with IBANs.')),
};

const NumberMasked = Label('The account number or IBAN, masked except for the last four characters.');
const bankAccountShown = {
  id: withRole(Id, 'The bank account.'),
  method: TransferMethod,
  ...bankDetails,
  number_masked: NumberMasked,
  changed_at: withRole(Instant, 'The last change.'),
};

export const BankAccountOnFile = Component('BankAccount', 'A bank account on file, without its number.', {
  ...bankAccountShown,
  held_until: Nullable(Instant, 'The change can be stopped until then. Null afterwards.'),
  paid_from: Nullable(Instant, 'Nothing is paid to the account before then. Null if payments are possible.'),
  pays_only: Flag(
    'Added in an application: nothing is paid to it until the investor confirms or changes it with an identity check and a signature.',
  ),
});

const BankAccountToSign = Component(
  'BankAccountToSign',
  'A bank account as it will be once the request for signature is signed.',
  {
    ...toSign,
    change: OneOf(['add', 'change'], { description: 'Whether the account is new.' }),
    ...bankAccountShown,
  },
);

const brokerageDetails = {
  us: optional(Flag('Whether the broker is in the United States.')),
  legal_name: optional(Text(200, 'The holder, which must be an investor of the account.')),
  provider: optional(Text(200, 'The name of the broker.')),
  dtc_number: optional(Text(40, 'The DTC participant number of the broker: four digits.')),
  broker_contact_email: optional(Text(254, 'The e-mail address of the broker.')),
};

const brokerageAccountFields = {
  ...brokerageDetails,
  account_number: optional(
    Text(80, 'Write-only: replies have `number_masked`. A change without it keeps the number on file.'),
  ),
};

/** Money and shares may be sent to the account. */
const proven = {
  access_code: Text(100, 'From `checkIdentity` with the purpose `bank_account`.'),
};

export const BrokerageAccountOnFile = Component(
  'BrokerageAccount',
  'A brokerage account on file, without its number.',
  {
    id: withRole(Id, 'The brokerage account.'),
    ...brokerageDetails,
    number_masked: NumberMasked,
    changed_at: withRole(Instant, 'The last change.'),
  },
);

const ofBank = { params: Type.Object({ bankAccountId: withRole(Id, 'The bank account.') }) };
const ofBroker = {
  params: Type.Object({ brokerageAccountId: withRole(Id, 'The brokerage account.') }),
};

export const payoutAccounts = {
  listBankAccounts: {
    summary: 'List bank accounts',
    description: 'The bank accounts of this account and the changes that wait for a signature.',
    reply: Type.Object({
      items: Type.Array(BankAccountOnFile, { description: 'The accounts on file.' }),
      to_sign: Type.Array(BankAccountToSign, { description: 'Changes that are not yet signed.' }),
    }),
  },
  addBankAccount: {
    summary: 'Add a bank account',
    description:
      'Creates a request for signature. The account is added once it is signed, and payments to it start after a hold. Its number is stored encrypted.',
    body: Strict({ ...bankAccountFields, ...proven }),
    reply: BankAccountToSign,
    errors: ['user_authentication_failed', 'required_information_missing'],
  },
  changeBankAccount: {
    ...ofBank,
    summary: 'Change a bank account',
    description:
      'Creates a request for signature. The account is changed once it is signed, and payments to it start after a hold.',
    body: Strict({ ...bankAccountFields, ...proven }),
    reply: BankAccountToSign,
    errors: ['not_authorized_action', 'user_authentication_failed', 'required_information_missing'],
  },
  removeBankAccount: {
    ...ofBank,
    summary: 'Remove a bank account',
    description: 'Removes a bank account that no redemption, distribution or ACH debit uses.',
    reply: Done,
    errors: ['not_authorized_action', 'payout_account_in_use', 'ach_account_in_use'],
  },
  stopBankAccountChange: {
    ...ofBank,
    summary: 'Stop a change of a bank account',
    description:
      'Takes a signed change back until `held_until`: a changed account is as before, an added one is removed.',
    reply: Done,
    errors: ['not_authorized_action', 'bank_account_not_held'],
  },
  listBrokerageAccounts: {
    summary: 'List brokerage accounts',
    description: 'The brokerage accounts of this account.',
    reply: Type.Object({
      items: Type.Array(BrokerageAccountOnFile, { description: 'The accounts on file.' }),
    }),
  },
  addBrokerageAccount: {
    summary: 'Add a brokerage account',
    description: 'Adds an account that shares can be delivered to. Its number is stored encrypted.',
    body: Strict({ ...brokerageAccountFields, ...proven }),
    reply: BrokerageAccountOnFile,
    errors: ['user_authentication_failed', 'required_information_missing'],
  },
  changeBrokerageAccount: {
    ...ofBroker,
    summary: 'Change a brokerage account',
    description: 'Replaces the details. Without `account_number` the number on file stays.',
    body: Strict({ ...brokerageAccountFields, ...proven }),
    reply: BrokerageAccountOnFile,
    errors: ['not_authorized_action', 'user_authentication_failed', 'required_information_missing'],
  },
  removeBrokerageAccount: {
    ...ofBroker,
    summary: 'Remove a brokerage account',
    description: 'Removes a brokerage account that no distribution is delivered to.',
    reply: Done,
    errors: ['not_authorized_action', 'payout_account_in_use'],
  },
} as const satisfies Record<string, Schemas>;
