import type { BodyOf, ReplyOf } from '@quoin/contract';
import type { TestApp } from '../test-app';
import { accessCode } from './signing';

type Terms = BodyOf<'requestRedemption'>;

/** First day on which an investment of `currentInvestment` can be redeemed. */
export const REDEMPTION_DAY = '2029-06-05';

/** Terms of a full redemption, or one of the amount, on the first possible day, paid to the only account. */
export const redemptionTerms = async (
  app: TestApp,
  token: string,
  investmentId: string,
  given: Partial<Terms> = {},
): Promise<Terms> => {
  if (given.update_bank_account === undefined) await confirmedPayer(app, token);
  return {
    investment_id: investmentId,
    type: given.amount === undefined ? 'full' : 'partial',
    redemption_day: REDEMPTION_DAY,
    update_bank_account: false,
    access_code: await accessCode(app, token, 'redemption'),
    ...given,
  };
};

/** Verifies the account that paid for the investment as payee, unless there is another payee. */
export async function confirmedPayer(app: TestApp, token: string) {
  const { id } = await app.ok('getUserInfo', { token });
  await app.open.pool.query(
    `update bank_accounts set pays_only = false where account_id = $1 and not exists
       (select from bank_accounts where account_id = $1 and not pays_only and removed_at is null)`,
    [id],
  );
}

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
