import { compareDecimals } from '@quoin/rules';
import { and, desc, eq, isNull, lte, or } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { products, valuations } from '../../database/tables';
import { newId } from '../../shared/new-id';
import type { Operation } from './operation';

export interface GivenValuation {
  productId: string;
  /** YYYY-MM-DD */
  date: string;
  /** Dollars per unit, up to eight decimal places. */
  unitPrice: string;
  /** The manager's annual return since inception, a decimal fraction; null when it is not known. */
  inceptionReturn: string | null;
}

/** Greater than zero. */
export const UNIT_PRICE = /^(?=.*[1-9])\d{1,12}(\.\d{1,8})?$/;

/**
 * Records the unit price at the end of a day. Earlier records of the day are kept, and the last one counts; an equal
 * price is not recorded again.
 */
export async function recordValuation(
  tx: Transaction,
  { services: { clock }, actor }: Operation,
  { productId, date, unitPrice, inceptionReturn }: GivenValuation,
): Promise<'created' | 'updated' | 'unchanged'> {
  const [before] = await tx
    .select({ unitPrice: valuations.unitPrice })
    .from(valuations)
    .where(and(eq(valuations.productId, productId), eq(valuations.date, date)))
    .orderBy(desc(valuations.recordedAt))
    .limit(1);
  if (before && compareDecimals(before.unitPrice, unitPrice) === 0) return 'unchanged';
  await tx.insert(valuations).values({ id: newId(), productId, date, unitPrice, recordedAt: clock.now() });
  await tx
    .update(products)
    .set({ valuationDate: date, inceptionReturn, updatedAt: clock.now() })
    .where(
      and(eq(products.id, productId), or(isNull(products.valuationDate), lte(products.valuationDate, date))),
    );
  await recordAct(tx, clock, {
    actor,
    act: 'product.value',
    object: `product:${productId}`,
    detail: { date, unit_price: unitPrice },
  });
  return before ? 'updated' : 'created';
}
