import type { CallRow } from '../call';

export const fundCalls = {
  checkCapitalCall: {
    method: 'GET',
    path: '/v1/investors/investment/{investmentId}/capital-call/check',
    who: 'investor',
    reads: ['funding'],
  },
  getFunding: {
    method: 'GET',
    path: '/v1/investments/{investmentId}/funding',
    who: 'investor',
    reads: ['funding'],
  },
  chooseMethodOfTransfer: {
    method: 'PUT',
    path: '/v1/investors/investment/{investmentId}/method-of-transfer',
    who: 'investor',
    changes: ['funding', 'investments'],
  },
} as const satisfies Record<string, CallRow>;
