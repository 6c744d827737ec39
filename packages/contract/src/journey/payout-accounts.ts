// The part of `account` about bank accounts and brokerage accounts.
import { BANK_ACCOUNT_TYPES, TRANSFER_METHODS } from '@quoin/rules';
import Type from 'typebox';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { Done, Id, Instant, Nullable, OneOf, Text, toSign } from '../shapes/primitives';

const strict = { additionalProperties: false } as const;
const optional = Type.Optional;

const bankDetails = {
  country: optional(Text(2)),
  account_holder: optional(Text(200)),
  bank_name: optional(Text(200)),
  bank_address: optional(Text(300)),
  account_type: optional(OneOf(BANK_ACCOUNT_TYPES)),
  aba_ach: optional(Text(40)),
  aba_wire: optional(Text(40)),
  swift: optional(Text(40)),
  intermediary_name: optional(Text(200)),
  intermediary_aba: optional(Text(40)),
  intermediary_swift: optional(Text(40)),
  further_credit_to: optional(Text(200)),
  reference: optional(Text(200)),
};

/** The details as the investor enters them. */
export const bankAccountFields = {
  method: OneOf(TRANSFER_METHODS),
  ...bankDetails,
  /** Write-only, like the IBAN. A change without it keeps the number on file. */
  account_number: optional(Text(80)),
  iban: optional(Text(80)),
};

const bankAccountShown = {
  id: Id,
  method: OneOf(TRANSFER_METHODS),
  ...bankDetails,
  /** The account number or IBAN, masked except for the last four characters. */
  number_masked: Type.String(),
  changed_at: Instant,
};

export const BankAccountOnFile = Type.Object({
  ...bankAccountShown,
  /** Until then nothing is paid to the account and the change can be stopped; null once payments are possible. */
  held_until: Nullable(Instant),
  /** Added in an application: nothing is paid to it until the investor confirms or changes it with a proof and a signature. */
  pays_only: Type.Boolean(),
});

/** A bank account after a change that is not yet signed. */
const BankAccountToSign = Type.Object({
  ...toSign,
  change: OneOf(['add', 'change']),
  ...bankAccountShown,
});

const brokerageDetails = {
  us: optional(Type.Boolean()),
  legal_name: optional(Text(200)),
  provider: optional(Text(200)),
  dtc_number: optional(Text(40)),
  broker_contact_email: optional(Text(254)),
};

const brokerageAccountFields = {
  ...brokerageDetails,
  /** Write-only. A change without it keeps the number on file. */
  account_number: optional(Text(80)),
};

/** The access code of an identity check, because money and shares may be sent to the account. */
const proven = { access_code: Text(100) };

export const BrokerageAccountOnFile = Type.Object({
  id: Id,
  ...brokerageDetails,
  number_masked: Type.String(),
  changed_at: Instant,
});

export const payoutAccounts = {
  listBankAccounts: {
    ...CALLS.listBankAccounts,
    summary: 'The bank accounts of this account and the changes that wait for a signature, numbers masked',
    reply: Type.Object({ items: Type.Array(BankAccountOnFile), to_sign: Type.Array(BankAccountToSign) }),
    errors: [],
    origin: 'ours',
  },
  addBankAccount: {
    ...CALLS.addBankAccount,
    summary: 'Has a bank account in an own name added once it is signed for; its number is kept encrypted',
    body: Type.Object({ ...bankAccountFields, ...proven }, strict),
    reply: BankAccountToSign,
    errors: ['user_authentication_failed', 'required_information_missing'],
    origin: 'ours',
  },
  changeBankAccount: {
    ...CALLS.changeBankAccount,
    summary: 'Has a bank account changed once it is signed for; without a number the one on file stays',
    params: Type.Object({ bankAccountId: Id }),
    body: Type.Object({ ...bankAccountFields, ...proven }, strict),
    reply: BankAccountToSign,
    errors: ['not_authorized_action', 'user_authentication_failed', 'required_information_missing'],
    origin: 'ours',
  },
  removeBankAccount: {
    ...CALLS.removeBankAccount,
    summary: 'Removes a bank account that nothing is paid to',
    params: Type.Object({ bankAccountId: Id }),
    reply: Done,
    errors: ['not_authorized_action', 'payout_account_in_use', 'ach_account_in_use'],
    origin: 'ours',
  },
  stopBankAccountChange: {
    ...CALLS.stopBankAccountChange,
    summary: 'Stops a change while it is held: a changed account is as before, an added one is gone',
    params: Type.Object({ bankAccountId: Id }),
    reply: Done,
    errors: ['not_authorized_action', 'bank_account_not_held'],
    origin: 'ours',
  },
  listBrokerageAccounts: {
    ...CALLS.listBrokerageAccounts,
    summary: 'The brokerage accounts of this account, numbers masked',
    reply: Type.Object({ items: Type.Array(BrokerageAccountOnFile) }),
    errors: [],
    origin: 'ours',
  },
  addBrokerageAccount: {
    ...CALLS.addBrokerageAccount,
    summary: 'Adds a brokerage account in an own name; its number is kept encrypted',
    body: Type.Object({ ...brokerageAccountFields, ...proven }, strict),
    reply: BrokerageAccountOnFile,
    errors: ['user_authentication_failed', 'required_information_missing'],
    origin: 'ours',
  },
  changeBrokerageAccount: {
    ...CALLS.changeBrokerageAccount,
    summary: 'Changes a brokerage account; without a number the one on file stays',
    params: Type.Object({ brokerageAccountId: Id }),
    body: Type.Object({ ...brokerageAccountFields, ...proven }, strict),
    reply: BrokerageAccountOnFile,
    errors: ['not_authorized_action', 'user_authentication_failed', 'required_information_missing'],
    origin: 'ours',
  },
  removeBrokerageAccount: {
    ...CALLS.removeBrokerageAccount,
    summary: 'Removes a brokerage account that nothing is delivered to',
    params: Type.Object({ brokerageAccountId: Id }),
    reply: Done,
    errors: ['not_authorized_action', 'payout_account_in_use'],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
