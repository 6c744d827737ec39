import type { BodyOf, ReplyOf } from '@quoin/contract';
import type { TestApp } from '../test-app';
import { accessCode } from './signing';

type Terms = BodyOf<'requestRedemption'>;

/** The first on which an investment of `currentInvestment` can be redeemed. */
export const REDEMPTION_DAY = '2029-06-05';

/** All of it, or the amount, on its first day; paid to the account on file. */
export const redemptionTerms = async (
  app: TestApp,
  token: string,
  investmentId: string,
  given: Partial<Terms> = {},
): Promise<Terms> => ({
  investment_id: investmentId,
  type: given.amount === undefined ? 'full' : 'partial',
  redemption_day: REDEMPTION_DAY,
  update_bank_account: false,
  access_code: await accessCode(app, token, 'redemption'),
  ...given,
});

export const requestedRedemption = async (
  app: TestApp,
  token: string,
  investmentId: string,
  given?: Partial<Terms>,
): Promise<ReplyOf<'requestRedemption'>> =>
  app.ok('requestRedemption', {
    token,
    params: { investmentId },
    body: await redemptionTerms(app, token, investmentId, given),
  });
