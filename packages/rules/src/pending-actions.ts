// The pending actions of an account and their order.

/** In the order of actions without a due date. The last kind needs no action. */
export const PENDING_ACTION_KINDS = [
  'upgrade_password',
  'pay_capital_call',
  'sign',
  'renew_signature_link',
  'fund_investment',
  'pay_fees',
  'answer_request',
  'revise_redemption',
  'continue_application',
  'use_reservation',
  'turn_on_two_step',
  'follow_redemption',
] as const;
export type PendingActionKind = (typeof PENDING_ACTION_KINDS)[number];

interface Pending {
  kind: PendingActionKind;
  /** The due date, YYYY-MM-DD; null if there is none. */
  deadline: string | null;
}

/** Blocks all other actions. */
const FIRST: PendingActionKind = 'upgrade_password';
/** Needs no action. */
const LAST: PendingActionKind = 'follow_redemption';
/** Sorts after every date. */
const NO_DAY = '9999-12-31';

const group = ({ kind }: Pending): number => (kind === FIRST ? 0 : kind === LAST ? 2 : 1);

/** Sorts by due date, then by kind. */
export function byUrgency(one: Pending, other: Pending): number {
  const days = (one.deadline ?? NO_DAY).localeCompare(other.deadline ?? NO_DAY);
  const kinds = PENDING_ACTION_KINDS.indexOf(one.kind) - PENDING_ACTION_KINDS.indexOf(other.kind);
  return group(one) - group(other) || days || kinds;
}
