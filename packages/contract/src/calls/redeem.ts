import type { CallRow } from '../call';

export const redeemCalls = {
  getRedemptions: {
    method: 'GET',
    path: '/v1/investments/{investmentId}/redemption/request',
    who: 'investor',
    reads: ['redemptions'],
  },
  listRedemptionStandings: {
    method: 'GET',
    path: '/v1/user/redemptions',
    who: 'investor',
    reads: ['redemptions'],
  },
  requestRedemption: {
    method: 'POST',
    path: '/v1/investments/{investmentId}/redemption/request',
    who: 'investor',
    changes: ['redemptions', 'investments'],
    once: true,
  },
  changeRedemption: {
    method: 'PUT',
    path: '/v1/redemption/{redemptionId}',
    who: 'investor',
    changes: ['redemptions'],
    once: true,
  },
  cancelRedemption: {
    method: 'DELETE',
    path: '/v1/redemption/{redemptionId}',
    who: 'investor',
    changes: ['redemptions', 'investments'],
  },
  getDistributionInstruction: {
    method: 'GET',
    path: '/v1/investments/{investmentId}/distribution-instruction',
    who: 'investor',
    reads: ['redemptions'],
  },
  chooseDistribution: {
    method: 'PUT',
    path: '/v1/investments/{investmentId}/distribution-instruction',
    who: 'investor',
    changes: ['redemptions'],
    once: true,
  },
} as const satisfies Record<string, CallRow>;
