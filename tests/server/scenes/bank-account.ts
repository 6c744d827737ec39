import type { BodyOf } from '@quoin/contract';
import type { TestApp } from '../test-app';
import { accessCode, signEnvelope } from './signing';

type BankAccount = Omit<BodyOf<'addBankAccount'>, 'access_code'>;
type BrokerageAccount = Omit<BodyOf<'addBrokerageAccount'>, 'access_code'>;

/** An account in the name of the test investor. */
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

/** An account for wires at another bank. */
export const WIRE_ACCOUNT = {
  method: 'wire',
  country: 'US',
  account_holder: 'ROBIN ASHDOWN',
  bank_name: 'Ashlar Trust',
  bank_address: '77 Vault Street, New York',
  account_number: '8800418827',
  aba_wire: '026099998',
} as const satisfies BankAccount;

/** An account as entered in an application. */
export const PAYING_ACCOUNT = {
  method: 'wire',
  country: 'US',
  account_holder: 'Robin Ashdown',
  bank_name: 'Payer Bank',
  bank_address: '3 Plinth Street, New York',
  account_number: '7700331156',
  aba_wire: '026009593',
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

/** An account at a US broker in the same name. */
export const BROKERAGE_ACCOUNT = {
  us: true,
  legal_name: 'Robin Ashdown',
  provider: 'Lintel Brokerage',
  account_number: 'LB-4471-9902',
  dtc_number: '0188',
  broker_contact_email: 'desk@lintel.example',
} as const satisfies BrokerageAccount;

/** Account of the application, which is created if missing. None for an IRA. */
export async function payerFor(app: TestApp, token: string, investmentId: string) {
  const params = { investmentId };
  const { investor_name, investor_type, payers, steps } = await app.ok('getApplication', { token, params });
  if (investor_type === 'ira') return {};
  const named = steps.amount_and_signature.bank_account_id ?? payers[0]?.id;
  if (named !== undefined) return { bank_account_id: named };
  const body = { ...PAYING_ACCOUNT, account_holder: investor_name };
  return { bank_account_id: (await app.ok('addPayingAccount', { token, params, body })).id };
}

/** Accounts that may receive money: verified and signed. */
export const paidToAccounts = async (app: TestApp, token: string) =>
  (await app.ok('listBankAccounts', { token })).items.filter(({ pays_only }) => !pays_only);

/** A bank account with a signed request. */
export async function addedBankAccount(app: TestApp, token: string, account: BankAccount) {
  const access_code = await accessCode(app, token, 'bank_account');
  const added = await app.ok('addBankAccount', { token, body: { ...account, access_code } });
  await signEnvelope(app, token, added.envelope_id);
  return added;
}

/** A brokerage account, added after the identity check. */
export async function addedBrokerageAccount(app: TestApp, token: string, account: BrokerageAccount) {
  const access_code = await accessCode(app, token, 'bank_account');
  return app.ok('addBrokerageAccount', { token, body: { ...account, access_code } });
}
