import type { CallRow } from '../call';

export const joinCalls = {
  listSmsRegions: { method: 'GET', path: '/v1/sms/regions', who: 'anyone' },
  sendSmsCode: { method: 'POST', path: '/v1/captcha/sms:send', who: 'anyone' },
  verifySmsCode: { method: 'POST', path: '/v1/captcha/sms:verify', who: 'anyone', spinner: false },
  getInvitation: { method: 'GET', path: '/v1/register/invitation', who: 'anyone' },
  register: { method: 'POST', path: '/v1/register', who: 'anyone' },
  correctEmail: { method: 'PUT', path: '/v1/register/email', who: 'anyone' },
  resendActivation: { method: 'POST', path: '/v1/register/email', who: 'anyone' },
  activate: { method: 'POST', path: '/v1/register/activation', who: 'anyone' },
} as const satisfies Record<string, CallRow>;
