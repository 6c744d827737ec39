import Type from 'typebox';
import { CREDIT_STATUSES, OFFER_STATUSES, REFERRAL_STATUSES } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { CalendarDate, described, Id, Label, Money, Nullable, OneOf } from '../shapes/primitives';

const DecidedOn = Nullable(CalendarDate, 'The day on which the credit was paid or rejected. Null before it.');
const Friend = Type.Object(
  {
    id: Id,
    name: Label('The first name and the initial of the last name.'),
    status: OneOf(REFERRAL_STATUSES, { description: 'How far the friend is.' }),
    credit: Nullable(Money, 'The credit for both. Null until the friend has invested in time.'),
    activated_on: Nullable(CalendarDate, 'The day of the activation. Null before it.'),
    expires_on: Nullable(
      CalendarDate,
      'The last day for the first investment and for the use of the credit.',
    ),
    decided_on: DecidedOn,
  },
  { title: 'ReferredFriend', description: 'A person who signed up by this account’s invitation.' },
);
const Offer = {
  amount: Money,
  expires_on: Nullable(CalendarDate, 'The last day. Null while the account is not activated.'),
};

export const refer = {
  listReferrals: {
    ...CALLS.listReferrals,
    summary: 'List referrals',
    description:
      'The invitation of this account, the people who signed up by it, and the offers of the invitation that this account accepted.',
    reply: Type.Object({
      referral_code: Label('The code of this account’s invitation.'),
      link: Label('The URL to send to a friend.'),
      items: Type.Array(Friend, { description: 'The people who signed up by the invitation.' }),
      received: Nullable(
        Type.Object({
          credit: Type.Object(
            {
              ...Offer,
              status: OneOf(CREDIT_STATUSES, {
                description: 'Whether the credit is earned, or what was decided on it.',
              }),
              decided_on: DecidedOn,
            },
            { description: 'The credit of an investment in time.' },
          ),
          discount: Type.Object(
            {
              ...Offer,
              status: OneOf(OFFER_STATUSES, { description: 'Whether the offer can still be used.' }),
              above: described(Money, 'The first investment must exceed this amount.'),
            },
            { description: 'The discount on a first investment above an amount.' },
          ),
        }),
        'The offers to this account. Null for an account without an invitation.',
      ),
    }),
    errors: [],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
