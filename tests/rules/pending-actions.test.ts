import { byUrgency, PENDING_ACTION_KINDS, type PendingActionKind } from '@quoin/rules';

const pending = (kind: PendingActionKind, deadline: string | null = null) => ({ kind, deadline });

test('blocking actions come first, then actions by due date, then those without one, then those that need no action', () => {
  const shuffled = [
    pending('turn_on_two_step'),
    pending('follow_redemption', '2026-01-01'),
    pending('continue_application', '2026-07-01'),
    pending('answer_request'),
    pending('sign', '2026-06-12'),
    pending('upgrade_password'),
    pending('pay_capital_call', '2026-06-23'),
  ];
  expect(shuffled.sort(byUrgency).map(({ kind }) => kind)).toEqual([
    'upgrade_password',
    'sign',
    'pay_capital_call',
    'continue_application',
    'answer_request',
    'turn_on_two_step',
    'follow_redemption',
  ]);
});

test('actions with the same due date, or without one, are sorted by kind', () => {
  for (const day of ['2026-06-12', null]) {
    const all = PENDING_ACTION_KINDS.map((kind) => pending(kind, day));
    expect(all.toReversed().sort(byUrgency)).toEqual(all);
  }
});
