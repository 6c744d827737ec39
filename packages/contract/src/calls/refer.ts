import type { CallRow } from '../call';

export const referCalls = {
  listReferrals: { method: 'GET', path: '/v1/user/referrals', who: 'investor', reads: ['referrals'] },
} as const satisfies Record<string, CallRow>;
