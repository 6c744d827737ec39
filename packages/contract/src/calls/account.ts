import type { CallRow } from '../call';

export const accountCalls = {
  getUserInfo: { method: 'GET', path: '/v1/user/info', who: 'investor', reads: ['me'], spinner: false },
  updateUserInfo: { method: 'PUT', path: '/v1/user/info', who: 'investor', changes: ['me'] },
  changeCountry: { method: 'PUT', path: '/v1/user/info/country', who: 'investor' },
  verifyPassword: { method: 'PUT', path: '/v1/user/password:verify', who: 'investor' },
  updatePassword: { method: 'PUT', path: '/v1/user/password:update', who: 'investor', changes: ['me'] },
  emailCode: { method: 'POST', path: '/v1/captcha/email:{action}', who: 'investor' },
  sendNewPhoneCode: { method: 'POST', path: '/v1/user/captcha/sms:send', who: 'investor' },
  updatePhone: { method: 'PUT', path: '/v1/user/phone', who: 'investor', changes: ['me'] },
  getTwoStep: { method: 'GET', path: '/v1/user/twofa', who: 'investor', reads: ['me'] },
  setTwoStep: { method: 'POST', path: '/v1/user/twofa', who: 'investor', changes: ['me'] },
} as const satisfies Record<string, CallRow>;
