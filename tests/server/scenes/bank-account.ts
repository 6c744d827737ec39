import type { BodyOf } from '@quoin/contract';
import type { TestApp } from '../test-app';
import { accessCode, signEnvelope } from './signing';

type BankAccount = Omit<BodyOf<'addBankAccount'>, 'access_code'>;

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

/** A bank account asked for and signed for. */
export async function addedBankAccount(app: TestApp, token: string, account: BankAccount) {
  const access_code = await accessCode(app, token, 'bank_account');
  const asked = await app.ok('addBankAccount', { token, body: { ...account, access_code } });
  await signEnvelope(app, token, asked.envelope_id);
  return asked;
}
