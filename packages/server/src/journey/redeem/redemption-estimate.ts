// What an ongoing redemption would pay at the last valuation, and the product's own words beside it.
import type { ReplyOf } from '@quoin/contract';
import { estimateRedemption, moneyFromWire, moneyToWire, type HeldUnits, type Language } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { products } from '../../database/tables';

type Redemptions = ReplyOf<'getRedemptions'>;

export function estimateOf(
  { type, amount, redemption_day }: NonNullable<Redemptions['ongoing']>,
  held: HeldUnits,
): Redemptions['estimate'] {
  const asked = amount === null ? null : (moneyFromWire(amount) ?? null);
  const estimate = estimateRedemption({ type, amount: asked, redemptionDay: redemption_day }, held);
  if (!estimate) return null;
  return {
    amount: moneyToWire(estimate.amount),
    units: estimate.units,
    units_left: estimate.unitsLeft,
    worth_left: moneyToWire(estimate.worthLeft),
    payout_date: estimate.payoutDate,
  };
}

export async function exitPolicyOf(db: Executor, productId: string, language: Language): Promise<string> {
  const [row] = await db.select({ texts: products.texts }).from(products).where(eq(products.id, productId));
  return row?.texts.exitPolicy[language] ?? '';
}
