import Type from 'typebox';
import { CREDIT_STATUSES, OFFER_STATUSES, REFERRAL_STATUSES } from '@quoin/rules';
import type { Schemas } from '../call';
import {
  CalendarDate,
  Component,
  withRole,
  Id,
  Label,
  Money,
  Nullable,
  NullablePart,
  OneOf,
  Part,
} from '../shapes/primitives';

const DecidedOn = Nullable(CalendarDate, 'The day on which the credit was paid or rejected. Null before it.');
const Friend = Component('ReferredFriend', 'A person who signed up by this account’s invitation.', {
  id: Id,
  name: Label('The first name and the initial of the last name.'),
  status: OneOf(REFERRAL_STATUSES, { description: 'How far the friend is.' }),
  credit: Nullable(Money, 'The credit for both. Null until the friend has invested in time.'),
  activated_on: Nullable(CalendarDate, 'The day of the activation. Null before it.'),
  expires_on: Nullable(CalendarDate, 'The last day for the first investment and for the use of the credit.'),
  decided_on: DecidedOn,
});
const Offer = {
  amount: Money,
  expires_on: Nullable(CalendarDate, 'The last day. Null while the account is not activated.'),
};

export const refer = {
  listReferrals: {
    summary: 'List referrals',
    description:
      'The invitation of this account, the people who signed up by it, and the offers of the invitation that this account accepted.',
    reply: Type.Object({
      referral_code: Label('The code of this account’s invitation.'),
      link: Label('The URL to send to a friend.'),
      items: Type.Array(Friend, { description: 'The people who signed up by the invitation.' }),
      received: NullablePart('The offers to this account. Null for an account without an invitation.', {
        credit: Part('The credit of an investment in time.', {
          ...Offer,
          status: OneOf(CREDIT_STATUSES, {
            description: 'Whether the credit is earned, or what was decided on it.',
          }),
          decided_on: DecidedOn,
        }),
        discount: Part('The discount on a first investment above an amount.', {
          ...Offer,
          status: OneOf(OFFER_STATUSES, { description: 'Whether the offer can still be used.' }),
          above: withRole(Money, 'The first investment must exceed this amount.'),
        }),
      }),
    }),
  },
} as const satisfies Record<string, Schemas>;
