import type { BodyOf } from '@quoin/contract';
import type { TestApp } from '../test-app';
import { accessCode, signEnvelope } from './signing';

type BankAccount = Omit<BodyOf<'addBankAccount'>, 'access_code'>;
type BrokerageAccount = Omit<BodyOf<'addBrokerageAccount'>, 'access_code'>;

/** In the name of the investor of the tests. */
export const CHECKING_ACCOUNT = {
  method: 'ach',
  country: 'US',
  account_holder: 'Robin Ashdown',
  bank_name: 'First Bank',
  bank_address: '77 Vault Street, New York',
  account_number: '000123456789',
  account_type: 'checking',
  aba_ach: '021000021',
} as const satisfies BankAccount;

/** At another bank, for wires. */
export const WIRE_ACCOUNT = {
  method: 'wire',
  country: 'US',
  account_holder: 'ROBIN ASHDOWN',
  bank_name: 'Ashlar Trust',
  bank_address: '77 Vault Street, New York',
  account_number: '8800418827',
  aba_wire: '026099998',
} as const satisfies BankAccount;

export const GERMAN_ACCOUNT = {
  method: 'wire',
  country: 'DE',
  account_holder: 'Robin Ashdown',
  bank_name: 'Quader Bank',
  bank_address: 'Hauptstrasse 1, Berlin',
  iban: 'de89 3704 0044 0532 0130 00',
  swift: 'deutdeff',
} as const satisfies BankAccount;

/** At a broker in the US, in the same name. */
export const BROKERAGE_ACCOUNT = {
  us: true,
  legal_name: 'Robin Ashdown',
  provider: 'Lintel Brokerage',
  account_number: 'LB-4471-9902',
  dtc_number: '0188',
  broker_contact_email: 'desk@lintel.example',
} as const satisfies BrokerageAccount;

/** A bank account asked for and signed for. */
export async function addedBankAccount(app: TestApp, token: string, account: BankAccount) {
  const access_code = await accessCode(app, token, 'bank_account');
  const asked = await app.ok('addBankAccount', { token, body: { ...account, access_code } });
  await signEnvelope(app, token, asked.envelope_id);
  return asked;
}

/** A brokerage account by who has proven who they are. */
export async function addedBrokerageAccount(app: TestApp, token: string, account: BrokerageAccount) {
  const access_code = await accessCode(app, token, 'bank_account');
  return app.ok('addBrokerageAccount', { token, body: { ...account, access_code } });
}
