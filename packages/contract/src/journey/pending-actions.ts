import Type from 'typebox';
import { AWAITED_OF_REDEMPTION, PENDING_ACTION_KINDS } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import {
  CalendarDate,
  Component,
  described,
  Id,
  Label,
  Money,
  Nullable,
  NullablePart,
  OneOf,
} from '../shapes/primitives';
import { EnvelopeKind, InvestmentGroup } from '../shapes/terms';

const PendingAction = Component('PendingAction', 'Something that the user has to do or can do next.', {
  kind: OneOf(PENDING_ACTION_KINDS, { description: 'What to do.' }),
  deadline: Nullable(CalendarDate, 'The last day for it. Null if there is none.'),
  product: NullablePart('Null for an action of the whole account.', {
    id: described(Id, 'The product.'),
    name: Label('The name of the product.'),
  }),
  investment: NullablePart('Null without an investment.', {
    id: described(Id, 'The investment.'),
    group: InvestmentGroup,
    investor_name: Label('The name of the investor.'),
  }),
  envelope: NullablePart('What to sign. Null if nothing is to be signed.', {
    id: described(Id, 'The request for signature.'),
    kind: EnvelopeKind,
  }),
  amount: Nullable(Money, 'The amount to pay or to receive. Null for none and for a full redemption.'),
  due_date: Nullable(
    CalendarDate,
    'For a capital call, the day by which the money must arrive. Null otherwise.',
  ),
  note: Nullable(Type.String(), 'The operator’s description of the requested action. Null without one.'),
  waits_for: Nullable(
    OneOf(AWAITED_OF_REDEMPTION),
    'The step of another party that a redemption needs after its day. Null otherwise.',
  ),
});

export const pendingActions = {
  listPendingActions: {
    ...CALLS.listPendingActions,
    summary: 'List pending actions',
    description: 'Everything that this account has to do, with the last day for it, the most urgent first.',
    reply: Type.Object({
      today: described(CalendarDate, 'Today in New York.'),
      items: Type.Array(PendingAction, { description: 'The most urgent first.' }),
    }),
  },
} as const satisfies Record<string, Call>;
