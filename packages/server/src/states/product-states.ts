import type { ProductStatus, ReservationStatus } from '@quoin/rules';
import { products, reservations } from '../database/tables';
import { stateTable } from './state-table';

export type ProductEvent = 'published' | 'closed' | 'exited';

/** Product lifecycle: announced, open to investors, closed to new ones, exited. */
export const productStates = stateTable<ProductStatus, ProductEvent>()({
  name: 'product',
  rows: products,
  stamps: (updatedAt) => ({ updatedAt }),
  transitions: [
    { from: 'upcoming', event: 'published', to: 'published', who: 'operator' },
    { from: 'published', event: 'closed', to: 'closed', who: 'operator' },
    { from: 'closed', event: 'exited', to: 'exited', who: 'operator' },
  ],
  // When a product opens, investors with a reservation get an e-mail about the reservation.
  mails: { published: null, closed: null, exited: null },
});

export type ReservationEvent = 'changed' | 'withdrawn' | 'used';

/** Reservation lifecycle: changeable until the product opens; ends withdrawn, or used by an application. */
export const reservationStates = stateTable<ReservationStatus, ReservationEvent>()({
  name: 'reservation',
  rows: reservations,
  stamps: (changedAt) => ({ changedAt }),
  audit: ({ amount }) => ({ detail: { amount } }),
  transitions: [
    { from: 'reserved', event: 'changed', to: 'reserved', who: 'investor' },
    { from: 'reserved', event: 'withdrawn', to: 'withdrawn', who: 'investor' },
    { from: 'reserved', event: 'used', to: 'used', who: 'investor' },
  ],
  mails: { changed: null, withdrawn: null, used: null },
});
