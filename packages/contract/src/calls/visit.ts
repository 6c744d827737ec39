import type { CallRow } from '../call';

export const visitCalls = {
  recordVisit: { method: 'GET', path: '/v1/access/stats', who: 'anyone', spinner: false, unattended: true },
  recordStay: { method: 'GET', path: '/v1/access/stay', who: 'anyone', spinner: false, unattended: true },
  recordConversion: {
    method: 'GET',
    path: '/v1/access/convert',
    who: 'anyone',
    spinner: false,
    unattended: true,
  },
  joinWaitlist: { method: 'POST', path: '/v1/register/intention', who: 'anyone' },
} as const satisfies Record<string, CallRow>;
