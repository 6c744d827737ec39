// Reservations made before a product opens.
import type { ReservationStatus } from '@quoin/rules';
import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { accountId } from './accounts';
import { cents, id, instant } from './columns';
import { productId } from './products';

export const reservations = pgTable(
  'reservations',
  {
    id: id(),
    accountId: accountId(),
    productId: productId(),
    status: text('status').$type<ReservationStatus>().notNull(),
    amount: cents('amount').notNull(),
    reservedAt: instant('reserved_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    index('reservations_product').on(t.productId, t.status),
    uniqueIndex('reservations_one_live')
      .on(t.accountId, t.productId)
      .where(sql`status = 'reserved'`),
  ],
);
