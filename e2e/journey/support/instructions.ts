// Requests about the money of a signed investment, made without a browser. Each needs a separate signature.
import type { APIRequestContext } from '@playwright/test';
import type { IdentityPurpose } from '@quoin/rules';
import { call } from './api';
import { signByApi } from './application-by-api';
import { APPLICANT } from './demo-investor';
import { fullName, type Person } from './person';

export interface Asker {
  token: string;
  investorId: string;
  investmentId: string;
}

export async function accessCode(
  request: APIRequestContext,
  { token, investorId }: Pick<Asker, 'token' | 'investorId'>,
  purpose: IdentityPurpose,
): Promise<string> {
  const { kind: number_type, number } = APPLICANT.identity;
  const { access_code } = await call(request, 'checkIdentity', {
    token,
    params: { investorId },
    body: { number_type, number, purpose },
  });
  return access_code;
}

/** @param digits the last four of the account number. @returns the account and the envelope that adds it */
export async function askForAccount(
  request: APIRequestContext,
  asker: Asker,
  owner: Person,
  digits: string,
): Promise<{ id: string; envelope_id: string }> {
  return call(request, 'addBankAccount', {
    token: asker.token,
    body: {
      method: 'ach',
      country: 'US',
      account_holder: fullName(owner),
      bank_name: 'Ashlar Trust',
      account_number: `00012345${digits}`,
      account_type: 'checking',
      aba_ach: '021000018',
      access_code: await accessCode(request, asker, 'bank_account'),
    },
  });
}

export async function accountOnFile(
  request: APIRequestContext,
  asker: Asker,
  owner: Person,
): Promise<string> {
  const { id, envelope_id } = await askForAccount(request, asker, owner, '0042');
  await signInstruction(request, asker, envelope_id);
  return id;
}

/** @returns the envelope that authorizes the debit */
export async function askForAch(
  request: APIRequestContext,
  { token, investmentId }: Asker,
  bank_account_id: string,
): Promise<string> {
  const { to_sign } = await call(request, 'chooseMethodOfTransfer', {
    token,
    params: { investmentId },
    body: { method: 'ach', bank_account_id },
  });
  return to_sign?.envelope_id ?? '';
}

/** @returns the envelope that instructs it */
export async function askForCash(
  request: APIRequestContext,
  asker: Asker,
  account_id: string,
): Promise<string> {
  const access_code = await accessCode(request, asker, 'distribution_instruction');
  const { to_sign } = await call(request, 'chooseDistribution', {
    token: asker.token,
    params: { investmentId: asker.investmentId },
    body: { delivery: 'cash', account_id, access_code },
  });
  return to_sign?.envelope_id ?? '';
}

/** Passes the identity check, reads the document and signs by name. */
export async function signInstruction(request: APIRequestContext, asker: Asker, id: string): Promise<void> {
  const { token } = asker;
  const params = { envelopeId: id };
  const { identity_check: purpose } = await call(request, 'getEnvelope', { token, params });
  if (purpose) {
    const body = { access_code: await accessCode(request, asker, purpose) };
    await call(request, 'proveSigner', { token, params, body });
  }
  await signByApi(request, token, { id });
}
