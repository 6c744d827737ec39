// What an account is waited for, and in which order it is told.

/** In the order in which they are told where no day decides; the last one is only to be followed. */
export const PENDING_ACTION_KINDS = [
  'upgrade_password',
  'pay_capital_call',
  'sign',
  'renew_signature_link',
  'fund_investment',
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
  /** YYYY-MM-DD: the last day on which it is done in time; null where no day is set. */
  deadline: string | null;
}

/** Nothing else can be done before it. */
const FIRST: PendingActionKind = 'upgrade_password';
/** Nobody has to do anything. */
const LAST: PendingActionKind = 'follow_redemption';
/** After every day of the calendar. */
const NO_DAY = '9999-12-31';

const group = ({ kind }: Pending): number => (kind === FIRST ? 0 : kind === LAST ? 2 : 1);

/** The most urgent first: by its day, and where the day is the same, or there is none, by its kind. */
export function byUrgency(one: Pending, other: Pending): number {
  const days = (one.deadline ?? NO_DAY).localeCompare(other.deadline ?? NO_DAY);
  const kinds = PENDING_ACTION_KINDS.indexOf(one.kind) - PENDING_ACTION_KINDS.indexOf(other.kind);
  return group(one) - group(other) || days || kinds;
}
