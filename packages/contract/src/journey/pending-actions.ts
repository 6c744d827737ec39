import Type from 'typebox';
import { AWAITED_OF_REDEMPTION, ENVELOPE_KINDS, INVESTMENT_GROUPS, PENDING_ACTION_KINDS } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { CalendarDate, Id, Money, Nullable, OneOf } from '../shapes/primitives';

const PendingAction = Type.Object({
  kind: OneOf(PENDING_ACTION_KINDS),
  /** The due date; null if there is none. */
  deadline: Nullable(CalendarDate),
  product: Nullable(Type.Object({ id: Id, name: Type.String() })),
  investment: Nullable(
    Type.Object({ id: Id, group: OneOf(INVESTMENT_GROUPS), investor_name: Type.String() }),
  ),
  envelope: Nullable(Type.Object({ id: Id, kind: OneOf(ENVELOPE_KINDS) })),
  /** The amount to pay or to receive; null for a full redemption. */
  amount: Nullable(Money),
  /** For a capital call, the day by which the money must arrive. */
  due_date: Nullable(CalendarDate),
  /** The operator's description of the requested action. */
  note: Nullable(Type.String()),
  /** The steps of other parties that a redemption still needs after its day. */
  waits_for: Nullable(OneOf(AWAITED_OF_REDEMPTION)),
});

export const pendingActions = {
  listPendingActions: {
    ...CALLS.listPendingActions,
    summary: 'Everything this account is waited for, with the last day for it, the most urgent first',
    reply: Type.Object({
      /** Today in New York. */
      today: CalendarDate,
      items: Type.Array(PendingAction),
    }),
    errors: [],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
