import type { Handlers } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { sendEmailCode, updatePassword, verifyEmailCode, verifyPassword } from '../access';
import { sendNewPhoneCode, updatePhone } from './phone';
import { setTwoStep, twoStepOf } from './two-step';
import { updateUserInfo, userInfo } from './user-info';

/** The purpose of codes by e-mail, as the portal sends it. */
const EMAIL_CODE_TYPE = 29;

export const accountHandlers: Handlers<
  | 'getUserInfo'
  | 'updateUserInfo'
  | 'changeCountry'
  | 'verifyPassword'
  | 'updatePassword'
  | 'emailCode'
  | 'sendNewPhoneCode'
  | 'updatePhone'
  | 'getTwoStep'
  | 'setTwoStep'
> = {
  getUserInfo: ({ signedIn }, services) => userInfo(services, signedIn.accountId),

  async updateUserInfo({ body, signedIn }, services) {
    await updateUserInfo(services, signedIn, body);
    return userInfo(services, signedIn.accountId);
  },

  async changeCountry({ body, signedIn }) {
    if (body.country !== signedIn.country) throw new ApiError('country_by_operations');
    return { done: true };
  },

  verifyPassword: ({ body, signedIn }, services) => verifyPassword(services, signedIn, body.password),

  async updatePassword({ body, signedIn }, services) {
    await updatePassword(services, signedIn, body);
    return { done: true };
  },

  async emailCode({ params, body, signedIn, language }, services) {
    if (body.type !== EMAIL_CODE_TYPE) throw new ApiError('unsupported_act');
    return params.action === 'send'
      ? sendEmailCode(services, signedIn, language)
      : verifyEmailCode(services, signedIn, body.code ?? '');
  },

  sendNewPhoneCode: ({ body, signedIn, language }, services) =>
    sendNewPhoneCode(services, signedIn, body, language),

  updatePhone: ({ body, signedIn }, services) => updatePhone(services, signedIn, body),

  getTwoStep: ({ signedIn }, services) => twoStepOf(services, signedIn.accountId),

  async setTwoStep({ body, signedIn }, services) {
    await setTwoStep(services, signedIn, body.on);
    return twoStepOf(services, signedIn.accountId);
  },
};
