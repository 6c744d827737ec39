import { compareDecimals } from '@quoin/rules';
import { and, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
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
  /** Annual return since inception as stated by the manager, a decimal fraction; null if unknown. */
  inceptionReturn: string | null;
}

/** Must be greater than zero. */
export const UNIT_PRICE = /^(?=.*[1-9])\d{1,12}(\.\d{1,8})?$/;

/**
 * Records the unit price at the end of a day, and the return. Keeps earlier records of the day; the last one counts. Skips
 * a price and a return that have not changed.
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
  const isSamePrice = before !== undefined && compareDecimals(before.unitPrice, unitPrice) === 0;
  if (isSamePrice && inceptionReturn === null) return 'unchanged';
  if (!isSamePrice)
    await tx.insert(valuations).values({ id: newId(), productId, date, unitPrice, recordedAt: clock.now() });
  const changed = await tx
    .update(products)
    .set({ valuationDate: date, inceptionReturn, updatedAt: clock.now() })
    .where(
      and(
        eq(products.id, productId),
        or(isNull(products.valuationDate), lte(products.valuationDate, date)),
        isSamePrice ? sql`${products.inceptionReturn} is distinct from ${inceptionReturn}` : undefined,
      ),
    )
    .returning({ id: products.id });
  if (isSamePrice && changed.length === 0) return 'unchanged';
  await recordAct(tx, clock, {
    actor,
    act: 'product.value',
    object: `product:${productId}`,
    detail: {
      date,
      unit_price: unitPrice,
      ...(inceptionReturn !== null && { inception_return: inceptionReturn }),
    },
  });
  return before ? 'updated' : 'created';
}
