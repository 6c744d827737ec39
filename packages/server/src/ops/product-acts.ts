// What staff does to a product: moves it along the shelf, and says what a unit of it is worth.
import { moveState } from '../states/state-table';
import { isDecimal, LONGEST_NOTICE_DAYS, type ProductStatus, type RedemptionFrequency } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { products } from '../database/tables';
import { ApiError } from '../shared/errors';
import { productStates, type ProductEvent } from '../states/product-states';
import { productByPrefix } from './find-by-prefix';
import type { Operation } from './operation';
import { OperatorError } from './operator-error';
import type { DryRun } from './perform';
import { pastDate } from './typed-values';
import { liveReservations } from './read-reservations';
import { recordValuation, UNIT_PRICE } from './record-valuation';
import { tried } from './tried';

/** Who has reserved an allocation is told. */
export const publish = (operation: Operation, prefix: string, given: DryRun) =>
  move(operation, prefix, 'published', given, async (tx, productId) => {
    for (const { id } of await liveReservations(tx, productId))
      await operation.services.jobs.enqueue(tx, 'send-reservation-mail', { reservationId: id });
  });

/** New investors are no longer taken. */
export const close = (operation: Operation, prefix: string, given: DryRun) =>
  move(operation, prefix, 'closed', given);

/** The fund is over. */
export const exit = (operation: Operation, prefix: string, given: DryRun) =>
  move(operation, prefix, 'exited', given);

export async function setValuation(
  operation: Operation,
  prefix: string,
  given: DryRun & { price: string; date?: string; inceptionReturn?: string },
) {
  const { dryRun = false, price, inceptionReturn = null } = given;
  const date = pastDate(operation, given.date);
  if (!UNIT_PRICE.test(price))
    throw new OperatorError(`"${price}" is no price of a unit. Give it above zero, as 104.25.`);
  if (inceptionReturn !== null && !isDecimal(inceptionReturn))
    throw new OperatorError(`"${inceptionReturn}" is no decimal fraction. Give 8.25 % as 0.0825.`);
  const { db } = operation.services;
  const { id } = await productByPrefix(db, prefix);
  const done = await tried(db, dryRun, (tx) =>
    recordValuation(tx, operation, { productId: id, date, unitPrice: price, inceptionReturn }),
  );
  return { id, date, unit_price: price, done, dry_run: dryRun };
}

/** Redemptions under way keep the day they were asked for. */
export async function setRedemption(
  operation: Operation,
  prefix: string,
  given: DryRun & { frequency: RedemptionFrequency; notice: string },
) {
  const { dryRun = false, frequency, notice } = given;
  if (!/^\d{1,3}$/.test(notice) || Number(notice) > LONGEST_NOTICE_DAYS)
    throw new OperatorError(`"${notice}" is no notice. Give whole days, ${LONGEST_NOTICE_DAYS} at most.`);
  const notice_days = Number(notice);
  const { db, clock } = operation.services;
  const { id } = await productByPrefix(db, prefix);
  await tried(db, dryRun, async (tx) => {
    const terms = { redemptionFrequency: frequency, redemptionNoticeDays: notice_days };
    await tx
      .update(products)
      .set({ ...terms, updatedAt: clock.now() })
      .where(eq(products.id, id));
    await recordAct(tx, clock, {
      actor: operation.actor,
      act: 'product.set_redemption',
      object: `product:${id}`,
      detail: { frequency, notice_days },
    });
  });
  return { id, frequency, notice_days, dry_run: dryRun };
}

async function move(
  operation: Operation,
  prefix: string,
  event: ProductEvent,
  { dryRun = false }: DryRun,
  consequence?: (tx: Transaction, productId: string) => Promise<void>,
): Promise<{ id: string; status: ProductStatus; dry_run: boolean }> {
  const { services, actor } = operation;
  const { db } = services;
  const { id, status: from } = await productByPrefix(db, prefix);
  const status = await tried(db, dryRun, async (tx) => {
    const { status: to } = await moveState(tx, services, productStates, { id, from, event, actor });
    await consequence?.(tx, id);
    return to;
  }).catch((failure: unknown) => {
    if (!(failure instanceof ApiError)) throw failure;
    throw new OperatorError(`Product ${id} is ${from}: "${event}" is not possible in that state.`);
  });
  return { id, status, dry_run: dryRun };
}
