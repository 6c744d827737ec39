import Type from 'typebox';
import { RESERVATION_STATUSES } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { Id, Instant, Money, Nullable, OneOf, Text } from '../shapes/primitives';

const Reservation = Type.Object({
  id: Id,
  product_id: Id,
  status: OneOf(RESERVATION_STATUSES),
  amount: Money,
  reserved_at: Instant,
  changed_at: Instant,
});

const ofProduct = {
  params: Type.Object({ productId: Id }),
  origin: 'ours',
} as const;

/** A multiple of 1,000, at least the product's minimum. */
const body = Type.Object({ amount: Text(100) }, { additionalProperties: false });

const CHECKED = [
  'not_found',
  'country_not_eligible',
  'reservation_not_open',
  'required_information_missing',
] as const;

export const reservations = {
  getReservation: {
    ...CALLS.getReservation,
    ...ofProduct,
    summary: 'What this account has reserved of a product, and what can be reserved',
    reply: Type.Object({
      product_id: Id,
      /** The product is not open yet. */
      open: Type.Boolean(),
      minimum: Money,
      multiple: Money,
      /** The active reservation; null if there is none. */
      reservation: Nullable(Reservation),
    }),
    errors: ['not_found', 'country_not_eligible'],
  },
  reserveAllocation: {
    ...CALLS.reserveAllocation,
    ...ofProduct,
    summary: 'Reserves an allocation of a product that is still to come; one at a time for an account',
    body,
    reply: Reservation,
    errors: [...CHECKED, 'reservation_exists'],
  },
  changeReservation: {
    ...CALLS.changeReservation,
    ...ofProduct,
    summary: 'Changes the amount that is reserved, until the product opens',
    body,
    reply: Reservation,
    errors: [...CHECKED, 'reservation_missing'],
  },
  withdrawReservation: {
    ...CALLS.withdrawReservation,
    ...ofProduct,
    summary: 'Gives a reserved allocation back',
    reply: Reservation,
    errors: ['not_found', 'reservation_missing'],
  },
} as const satisfies Record<string, Call>;
