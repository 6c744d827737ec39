import type { CallRow } from '../call';

export const sessionsCalls = {
  listSessions: {
    method: 'GET',
    path: '/v1/user/sessions',
    who: 'investor',
    reads: ['sessions'],
    spinner: false,
  },
  endOneSession: {
    method: 'DELETE',
    path: '/v1/user/sessions/{sessionId}',
    who: 'investor',
    changes: ['sessions'],
  },
  signOutEverywhere: { method: 'DELETE', path: '/v1/user/sessions', who: 'investor' },
} as const satisfies Record<string, CallRow>;
