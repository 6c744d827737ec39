import type { CallRow } from '../call';

export const accessCalls = {
  signIn: { method: 'POST', path: '/login', who: 'anyone', changes: ['me', 'products'] },
  resendSignInCode: { method: 'POST', path: '/login/code', who: 'half_signed_in' },
  refreshToken: { method: 'GET', path: '/auth/refresh_token', who: 'investor', spinner: false },
  signOut: { method: 'POST', path: '/auth/sign_out', who: 'investor', spinner: false },
  requestPasswordReset: { method: 'POST', path: '/v1/forgotpassword/email', who: 'anyone' },
  openPasswordReset: { method: 'POST', path: '/v1/forgotpassword/link', who: 'anyone' },
  sendPasswordResetCode: { method: 'POST', path: '/v1/forgotpassword/sms:send', who: 'anyone' },
  resetPassword: { method: 'PUT', path: '/v1/forgotpassword', who: 'anyone' },
  upgradePassword: { method: 'POST', path: '/v1/user/password:upgrade', who: 'investor', changes: ['me'] },
} as const satisfies Record<string, CallRow>;
