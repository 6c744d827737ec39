import Type from 'typebox';
import { AWAITED_OF_REDEMPTION, ENVELOPE_KINDS, INVESTMENT_GROUPS, PENDING_ACTION_KINDS } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { CalendarDate, Id, Money, Nullable, OneOf } from '../shapes/primitives';

const PendingAction = Type.Object({
  kind: OneOf(PENDING_ACTION_KINDS),
  /** The last day on which it is done in time; null where no day is set. */
  deadline: Nullable(CalendarDate),
  product: Nullable(Type.Object({ id: Id, name: Type.String() })),
  investment: Nullable(
    Type.Object({ id: Id, group: OneOf(INVESTMENT_GROUPS), investor_name: Type.String() }),
  ),
  envelope: Nullable(Type.Object({ id: Id, kind: OneOf(ENVELOPE_KINDS) })),
  /** What is to be paid, or is to be paid out; null for a full redemption. */
  amount: Nullable(Money),
  /** Of a capital call: when the money has to have arrived. */
  due_date: Nullable(CalendarDate),
  /** What is wanted, in the operator's words. */
  note: Nullable(Type.String()),
  /** Of others, by a redemption whose day has passed. */
  waits_for: Nullable(OneOf(AWAITED_OF_REDEMPTION)),
});

export const pendingActions = {
  listPendingActions: {
    ...CALLS.listPendingActions,
    summary: 'Everything this account is waited for, with the last day for it, the most urgent first',
    reply: Type.Object({
      /** In New York. */
      today: CalendarDate,
      items: Type.Array(PendingAction),
    }),
    errors: [],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
