import type { RequestExamples } from './request-example';
import type { access } from '../journey/access';
import type { account } from '../journey/account';

const CHANGE = {
  old_password: '<password-hash>',
  password: '<new-password-hash>',
  confirmation: '<new-password-hash>',
};

export const accessExamples: RequestExamples<keyof typeof access> = {
  signIn: { body: { email: 'grace.lindqvist@example.com', password: '<password-hash>' } },
  resendSignInCode: { body: { ticket: '<ticket>' } },
  refreshToken: {},
  signOut: {},
  requestPasswordReset: { body: { email: 'grace.lindqvist@example.com' } },
  openPasswordReset: { body: { code: '<link-code>' } },
  sendPasswordResetCode: { body: { code: '<link-code>' } },
  resetPassword: {
    body: {
      code: '<link-code>',
      sms_code: '<sms>',
      password: '<new-password-hash>',
      confirmation: '<new-password-hash>',
    },
  },
  upgradePassword: { body: { old_password: '<password-hash>', password: '<password-hash>' } },
};

export const accountExamples: RequestExamples<keyof typeof account> = {
  getUserInfo: {},
  updateUserInfo: { body: { birth_date: '1979-11-02', preferred_language: 'en' } },
  changeCountry: { body: { country: 'CA' }, error: 'country_by_operations' },
  verifyPassword: { body: { password: '<password-hash>' } },
  updatePassword: { body: CHANGE },
  emailCode: { params: { action: 'send' }, body: { type: 29 } },
  sendNewPhoneCode: { body: { phone: '(202) 555-0173', region: 'US' } },
  updatePhone: { body: { phone_number: '(202) 555-0173', region: 'US', code: '<sms>' } },
  getTwoStep: {},
  setTwoStep: { body: { on: false } },
};
