import type { CallRow } from '../call';

export const pacingCalls = {
  getPacing: {
    method: 'GET',
    path: '/v1/user/pacing',
    who: 'investor',
    reads: ['investments', 'funding', 'redemptions'],
  },
} as const satisfies Record<string, CallRow>;
