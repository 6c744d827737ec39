// What investors have reserved of products that are still to come.
import { dateInNewYork, type ReservationStatus } from '@quoin/rules';
import { and, asc, eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { accounts, products, reservations } from '../database/tables';
import { money } from '../shared/money';
import { productByPrefix } from './find-by-prefix';
import type { Operation } from './operation';

/** In the order they were made: of one product, or of all. */
export async function listReservations(
  { services: { db } }: Operation,
  prefix: string | undefined,
  status?: ReservationStatus,
) {
  const product = prefix === undefined ? undefined : await productByPrefix(db, prefix);
  const rows = await db
    .select({ reservation: reservations, email: accounts.email, product: products.name })
    .from(reservations)
    .innerJoin(accounts, eq(accounts.id, reservations.accountId))
    .innerJoin(products, eq(products.id, reservations.productId))
    .where(and(product && eq(products.id, product.id), status && eq(reservations.status, status)))
    .orderBy(asc(reservations.reservedAt), asc(reservations.id));
  return rows.map(({ reservation, email, product: name }) => ({
    id: reservation.id,
    status: reservation.status,
    product: name.en,
    account: email,
    amount: money(reservation.amount),
    reserved: dateInNewYork(reservation.reservedAt),
  }));
}

/** Those of a product that count. */
export const liveReservations = (db: Executor, productId: string) =>
  db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.productId, productId), eq(reservations.status, 'reserved')));
