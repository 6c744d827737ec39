// A valuation of the fund for a redemption day, without which its redemptions do not complete.
import type { APIRequestContext } from '@playwright/test';
import { call } from './api';
import { operatorAt } from './operator';

/** Records the last unit price again, for another day. */
export async function valueAgain(
  request: APIRequestContext,
  dataDir: string,
  { token, investmentId, day }: { token: string; investmentId: string; day: string },
): Promise<void> {
  const { product, unit_price: price } = await call(request, 'getInvestment', {
    token,
    params: { investmentId },
  });
  const value = ['products', 'set-valuation', product.id, '--price', price ?? '', '--date', day];
  await operatorAt(dataDir, ...value);
}
