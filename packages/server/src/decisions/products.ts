// Staff save, publish, close and exit products, set their redemption terms, and withdraw a change of their escrow account,
// whose setting needs approval by another person.
import { isHoldback, MAX_NOTICE_DAYS, type ProductStatus, type RedemptionFrequency } from '@quoin/rules';
import { and, eq, max } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import {
  assertEscrowInForce,
  maskedEscrowNumber,
  withdrawEscrowChange,
} from '../bank-accounts/escrow-accounts';
import type { Executor, Transaction } from '../database/database';
import { products, reservations } from '../database/tables';
import { missingDocuments } from '../product-documents/missing-documents';
import { StaffError } from '../shared/staff-error';
import { type ProductEvent, productStates } from '../states/product-states';
import { moveState, statesBefore } from '../states/state-table';
import type { Staff } from '../transactions/ledger-entries';
import { type FieldChange, fieldChanges } from './field-changes';

/** Columns that staff set: all except status, valuations and the time of the change. */
export type ProductToSave = Omit<
  typeof products.$inferInsert,
  'status' | 'valuationDate' | 'inceptionReturn' | 'updatedAt' | 'position'
> & {
  /** If undefined, a new product comes last in the catalogue, and a known one keeps its position. */
  position: number | undefined;
};

/** Creates an unknown product with the status upcoming, or updates a known one without changing its status. */
export async function saveProduct(
  tx: Transaction,
  { services: { clock }, actor }: Staff,
  { position, ...product }: ProductToSave,
): Promise<{ done: 'created' | 'updated' | 'unchanged'; changes?: FieldChange[] }> {
  const [known] = await tx.select().from(products).where(eq(products.id, product.id)).for('update');
  const place = {
    position: position ?? known?.position ?? (await placeAfterLast(tx)),
    updatedAt: clock.now(),
  };
  const changes = known && fieldChanges(known, { ...product, position: place.position });
  if (changes?.length === 0) return { done: 'unchanged', changes };
  if (known)
    await tx
      .update(products)
      .set({ ...product, ...place })
      .where(eq(products.id, product.id));
  else await tx.insert(products).values({ ...product, ...place, status: 'upcoming' });
  const done = known ? 'updated' : 'created';
  await recordAct(tx, clock, {
    actor,
    act: 'product.import',
    object: `product:${product.id}`,
    detail: { done, ...(changes && { changed: changes.map(({ field }) => field).join(', ') }) },
  });
  return { done, changes };
}

async function placeAfterLast(tx: Transaction): Promise<number> {
  const [row] = await tx.select({ last: max(products.position) }).from(products);
  return (row?.last ?? 0) + 1;
}

/**
 * A product is published only with its required documents and an escrow account in force, and investors with a reservation
 * are notified.
 * @throws StaffError
 */
export async function moveProduct(
  tx: Transaction,
  { services, actor }: Staff,
  id: string,
  event: ProductEvent,
): Promise<{ id: string; status: ProductStatus }> {
  const [product] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  if (!product) throw new StaffError(`Product ${id} no longer exists.`);
  const from = product.status;
  if (!statesBefore(productStates, event).includes(from))
    throw new StaffError(`Product ${id} is ${from}: "${event}" is not possible in that state.`);
  const { status } = await moveState(tx, services, productStates, { id, from, event, actor });
  if (event === 'published') await prepareInvestors(tx, services, id);
  return { id, status };
}

async function prepareInvestors(
  tx: Transaction,
  { clock, jobs }: Staff['services'],
  id: string,
): Promise<void> {
  const missing = await missingDocuments(tx, id);
  if (missing.length > 0)
    throw new StaffError(
      `Product ${id} cannot be published, because these documents are missing: ${missing.join(', ')}. Add them first.`,
      { remedy: { act: 'product_documents.import' } },
    );
  await assertEscrowInForce(tx, clock, id);
  for (const reservation of await liveReservations(tx, id))
    await jobs.enqueue(tx, 'send-reservation-mail', { reservationId: reservation.id });
}

/** Reservations of a product that are neither used nor withdrawn. */
const liveReservations = (db: Executor, productId: string) =>
  db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.productId, productId), eq(reservations.status, 'reserved')));

/**
 * Applies to agreements that are signed later. Existing investments keep their terms.
 * @param terms undefined ones are unchanged
 * @throws StaffError
 */
export async function setRedemptionTerms(
  tx: Transaction,
  { services: { clock }, actor }: Staff,
  id: string,
  terms: { frequency: RedemptionFrequency; noticeDays: number; payoutDays?: number; holdback?: string },
) {
  const { frequency, noticeDays, payoutDays, holdback } = terms;
  assertDays('notice', noticeDays);
  if (payoutDays !== undefined) assertDays('payment period', payoutDays);
  if (holdback !== undefined && !isHoldback(holdback))
    throw new StaffError(
      `"${holdback}" is not a valid holdback. Use a fraction from 0 to below 1, such as 0.05 for 5 %.`,
    );
  const [before] = await tx.select().from(products).where(eq(products.id, id)).for('update');
  if (!before) throw new StaffError(`Product ${id} no longer exists.`);
  const columns = {
    redemptionFrequency: frequency,
    redemptionNoticeDays: noticeDays,
    redemptionPayoutDays: payoutDays,
    redemptionHoldback: holdback,
  };
  await tx
    .update(products)
    .set({ ...columns, updatedAt: clock.now() })
    .where(eq(products.id, id));
  await recordAct(tx, clock, {
    actor,
    act: 'product.set_redemption',
    object: `product:${id}`,
    detail: {
      frequency,
      notice_days: noticeDays,
      ...(payoutDays !== undefined && { payout_days: payoutDays }),
      ...(holdback !== undefined && { holdback }),
    },
  });
  return { changes: fieldChanges(before, columns) };
}

function assertDays(what: string, days: number): void {
  if (!Number.isInteger(days) || days < 0 || days > MAX_NOTICE_DAYS)
    throw new StaffError(`${days} is not a valid ${what}. Use whole days, at most ${MAX_NOTICE_DAYS}.`);
}

/** Withdraws the change that is on hold. The previous account stays in force. @throws StaffError */
export async function withdrawEscrow(
  tx: Transaction,
  { services: { clock, vault }, actor }: Staff,
  productId: string,
) {
  const withdrawn = await withdrawEscrowChange(tx, clock, productId);
  await recordAct(tx, clock, {
    actor,
    act: 'product.withdraw_escrow',
    object: `product:${productId}`,
    detail: { escrow: withdrawn.id },
  });
  return { product: productId, withdrawn: maskedEscrowNumber(vault, withdrawn) };
}
