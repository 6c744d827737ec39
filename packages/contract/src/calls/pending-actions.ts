import type { CallRow } from '../call';

export const pendingActionsCalls = {
  listPendingActions: {
    method: 'GET',
    path: '/v1/user/pending_actions',
    who: 'investor',
    reads: ['me', 'investments', 'application', 'envelope', 'funding', 'redemptions', 'reservations'],
  },
} as const satisfies Record<string, CallRow>;
