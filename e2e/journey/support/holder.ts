// A holder of an investment: applied, signed, approved, funded and activated, without the browser.
import type { APIRequestContext } from '@playwright/test';
import { applicantToSign } from './applicant';
import { call } from './api';
import { signByApi } from './application-by-api';
import { APPLICANT, type DemoInvestor } from './demo-investor';
import { operatorAt } from './operator';
import type { Person } from './person';
import type { Language } from './messages';

export interface Holder {
  token: string;
  /** Includes the identity number of the application. */
  investor: DemoInvestor & { id: string };
  investmentId: string;
  product: { id: string; name: string };
}

/** @param dataDir the data directory of the server */
export async function openHolder(
  request: APIRequestContext,
  person: Person,
  dataDir: string,
  language: Language,
): Promise<Holder> {
  const { token, application, envelope } = await applicantToSign(request, person, language);
  await signByApi(request, token, envelope);
  const { investment_id: investmentId, investor_id: id } = application;
  for (const verb of ['approve', 'fund-received', 'activate'])
    await operatorAt(dataDir, 'investments', verb, investmentId);
  const { product } = await call(request, 'getInvestment', { token, params: { investmentId }, language });
  return {
    token,
    investor: { ...person, ...APPLICANT, id },
    investmentId,
    product: { id: product.id, name: product.name },
  };
}

/** Changes the redemption terms of the fund, and amends the agreement of the holder with them. */
export async function amendRedemption(
  dataDir: string,
  { product, investmentId }: Pick<Holder, 'product' | 'investmentId'>,
  ...terms: string[]
): Promise<void> {
  await operatorAt(dataDir, 'products', 'set-redemption', product.id, ...terms);
  await operatorAt(dataDir, 'investments', 'amend-terms', investmentId, '--reason', 'Vote of the investors');
}
