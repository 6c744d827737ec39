import Type from 'typebox';
import { OFFER_STATUSES, REFERRAL_STATUSES } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { CalendarDate, Id, Money, Nullable, OneOf } from '../shapes/primitives';

const Friend = Type.Object({
  id: Id,
  /** First name and the initial of the last. */
  name: Type.String(),
  status: OneOf(REFERRAL_STATUSES),
  /** Null until the friend has invested in time. */
  credit: Nullable(Money),
  activated_on: Nullable(CalendarDate),
  /** The last day for the first investment and for the use of the credit. */
  expires_on: Nullable(CalendarDate),
});
const Offer = {
  amount: Money,
  status: OneOf(OFFER_STATUSES),
  /** The last day; null while the account is not activated. */
  expires_on: Nullable(CalendarDate),
};

export const refer = {
  listReferrals: {
    ...CALLS.listReferrals,
    summary: 'The invitation of this account, the friends who came by it, and what its own invitation offers',
    reply: Type.Object({
      referral_code: Type.String(),
      /** The URL to send to a friend. */
      link: Type.String(),
      items: Type.Array(Friend),
      /** Null for an account without an invitation. */
      received: Nullable(
        Type.Object({
          credit: Type.Object(Offer),
          /** The discount on a first investment above the amount. */
          discount: Type.Object({ ...Offer, above: Money }),
        }),
      ),
    }),
    errors: [],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
