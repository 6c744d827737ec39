import { compareDecimals, isReturnRate } from '@quoin/rules';
import { and, asc, desc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { products, valuations } from '../database/tables';
import { newId } from '../shared/new-id';
import { assertNotFuture, StaffError } from '../shared/staff-error';
import type { Staff } from '../transactions/ledger-entries';

export interface GivenValuation {
  productId: string;
  /** YYYY-MM-DD */
  date: string;
  /** Dollars per unit, up to eight decimal places. */
  unitPrice: string;
  /** Annual return since inception as stated by the manager, a decimal fraction; null if unknown. */
  inceptionReturn: string | null;
  /** Whether a price of five times the last one, or of a fifth, is meant. */
  largeChange?: boolean;
}

export interface RecordedValuation extends Record<string, unknown> {
  done: 'created' | 'updated' | 'unchanged';
  /** Price and day of the last valuation up to the day, or null. */
  previous: string | null;
  previous_date: string | null;
  /** From the previous price, in percent. */
  change: string | null;
}

/** A factor that is more likely a wrong decimal point than a change of value. */
const LARGE_FACTOR = 5;

export const RETURN_DEMAND =
  'must be a fraction from -1 to below 5 with at most eight decimal places, such as 0.0825 for 8.25 %';

/** Must be greater than zero. */
export const UNIT_PRICE = /^(?=.*[1-9])\d{1,12}(\.\d{1,8})?$/;

/**
 * Records the unit price at the end of a day, and the return. Keeps earlier records of the day; the last one counts. Skips
 * a price and a return that have not changed.
 * @throws StaffError for a day in the future, or a price that is invalid or far from the last one
 */
export async function recordValuation(
  tx: Transaction,
  { services: { clock }, actor }: Staff,
  { productId, date, unitPrice, inceptionReturn, largeChange }: GivenValuation,
): Promise<RecordedValuation> {
  assertNotFuture(clock, date);
  if (!UNIT_PRICE.test(unitPrice))
    throw new StaffError(`"${unitPrice}" is not a unit price. Use a number above zero, such as 104.25.`);
  if (inceptionReturn !== null && !isReturnRate(inceptionReturn))
    throw new StaffError(`The return since inception is "${inceptionReturn}", but ${RETURN_DEMAND}.`);
  const [last] = await tx
    .select({ unitPrice: valuations.unitPrice, date: valuations.date })
    .from(valuations)
    .where(and(eq(valuations.productId, productId), lte(valuations.date, date)))
    .orderBy(desc(valuations.date), desc(valuations.recordedAt))
    .limit(1);
  // A first price is compared with the next one: its year may be wrong.
  const near = last ?? (await firstValuation(tx, productId));
  const factor = near ? Number(unitPrice) / Number(near.unitPrice) : 1;
  if (near && !largeChange && (factor >= LARGE_FACTOR || factor <= 1 / LARGE_FACTOR))
    throw new StaffError(
      `${unitPrice} is ${factor.toFixed(2)} times the price of ${near.unitPrice} on ${near.date}. Check the ${last ? 'decimal point' : 'date and the decimal point'}.`,
      { remedy: { confirm: 'largeChange' } },
    );
  const shown = {
    previous: last?.unitPrice ?? null,
    previous_date: last?.date ?? null,
    change: last ? `${((factor - 1) * 100).toFixed(2)} %` : null,
  };
  const before = last?.date === date ? last : undefined;
  const isSamePrice = before !== undefined && compareDecimals(before.unitPrice, unitPrice) === 0;
  if (isSamePrice && inceptionReturn === null) return { done: 'unchanged', ...shown };
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
  if (isSamePrice && changed.length === 0) return { done: 'unchanged', ...shown };
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
  return { done: before ? 'updated' : 'created', ...shown };
}

const firstValuation = async (tx: Transaction, productId: string) =>
  (
    await tx
      .select({ unitPrice: valuations.unitPrice, date: valuations.date })
      .from(valuations)
      .where(eq(valuations.productId, productId))
      .orderBy(asc(valuations.date), desc(valuations.recordedAt))
      .limit(1)
  )[0];
