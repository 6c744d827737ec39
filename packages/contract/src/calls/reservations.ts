import type { CallRow } from '../call';

export const reservationsCalls = {
  getReservation: {
    method: 'GET',
    path: '/v1/products/{productId}/reservation',
    who: 'investor',
    reads: ['reservations'],
  },
  reserveAllocation: {
    method: 'POST',
    path: '/v1/products/{productId}/reservation',
    who: 'investor',
    changes: ['reservations'],
    once: true,
  },
  changeReservation: {
    method: 'PUT',
    path: '/v1/products/{productId}/reservation',
    who: 'investor',
    changes: ['reservations'],
    once: true,
  },
  withdrawReservation: {
    method: 'DELETE',
    path: '/v1/products/{productId}/reservation',
    who: 'investor',
    changes: ['reservations'],
  },
} as const satisfies Record<string, CallRow>;
