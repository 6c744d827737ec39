import Type from 'typebox';
import { RESERVATION_STATUSES } from '@quoin/rules';
import type { Schemas } from '../call';
import {
  Component,
  withRole,
  Flag,
  Id,
  Instant,
  Money,
  Nullable,
  OneOf,
  Strict,
  Text,
} from '../shapes/primitives';

const Reservation = Component(
  'Reservation',
  'An amount set aside before a product opens, without obligation.',
  {
    id: Id,
    product_id: withRole(Id, 'The product.'),
    status: OneOf(RESERVATION_STATUSES, {
      description: 'used: an application was started with it after the product opened.',
    }),
    amount: withRole(Money, 'The reserved amount.'),
    reserved_at: withRole(Instant, 'The time of the reservation.'),
    changed_at: withRole(Instant, 'The last change.'),
  },
);

const ofProduct = {
  params: Type.Object({ productId: withRole(Id, 'The product.') }),
} as const;

const body = Strict({
  amount: Text(
    100,
    'US dollars: a multiple of 1,000, at least the minimum of the product. Digits, with or without commas and decimals.',
  ),
});

const CHECKED = [
  'not_found',
  'country_not_eligible',
  'reservation_not_open',
  'required_information_missing',
] as const;

export const reservations = {
  getReservation: {
    ...ofProduct,
    summary: 'Get the reservation of a product',
    description: 'The reservation of this account, and what can be reserved.',
    reply: Type.Object({
      product_id: withRole(Id, 'The product.'),
      open: Flag('Whether reservations are possible: the product is not open yet.'),
      minimum: withRole(Money, 'The smallest amount.'),
      multiple: withRole(Money, 'The amount must be a multiple of this.'),
      reservation: Nullable(Reservation, 'The active reservation. Null if there is none.'),
    }),
    errors: ['not_found', 'country_not_eligible'],
  },
  reserveAllocation: {
    ...ofProduct,
    summary: 'Reserve an allocation',
    description: 'Reserves an amount of an upcoming product. An account has one reservation per product.',
    body,
    reply: Reservation,
    errors: [...CHECKED, 'reservation_exists'],
  },
  changeReservation: {
    ...ofProduct,
    summary: 'Change a reservation',
    description: 'Changes the reserved amount until the product opens.',
    body,
    reply: Reservation,
    errors: [...CHECKED, 'reservation_missing'],
  },
  withdrawReservation: {
    ...ofProduct,
    summary: 'Withdraw a reservation',
    description: 'The reserved amount becomes available to others.',
    reply: Reservation,
    errors: ['not_found', 'reservation_missing'],
  },
} as const satisfies Record<string, Schemas>;
