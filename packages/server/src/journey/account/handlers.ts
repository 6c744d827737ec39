import { RETENTION } from '@quoin/rules';
import type { SomeHandlers } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { sendEmailCode, updatePassword, verifyEmailCode, verifyPassword } from '../access';
import {
  checkDataArchive,
  downloadData,
  exportOf,
  liveArchive,
  requestDataArchive,
  requestDataKey,
} from './archive';
import { bankAccountHandlers } from './bank-accounts';
import { brokerageAccountHandlers } from './brokerage-accounts';
import { deletionReply, isDeletable, newestDeletion, requestDeletion, withdrawDeletion } from './deletion';
import { sendNewPhoneCode, updatePhone } from './phone';
import { setTwoStep, twoStepOf } from './two-step';
import { updateUserInfo, userInfo } from './user-info';

/** The purpose of codes by e-mail, as the portal sends it. */
const EMAIL_CODE_TYPE = 29;

export const accountHandlers = {
  ...bankAccountHandlers,
  ...brokerageAccountHandlers,

  getUserInfo: ({ signedIn }, services) => userInfo(services, signedIn.accountId),
  updateUserInfo,
  async changeCountry({ body, signedIn }) {
    if (body.country !== signedIn.country) throw new ApiError('country_by_operations');
    return { done: true };
  },
  verifyPassword: ({ body, signedIn }, services) => verifyPassword(services, signedIn, body.password),
  updatePassword,
  async emailCode({ params, body, signedIn, language }, services) {
    if (body.type !== EMAIL_CODE_TYPE) throw new ApiError('unsupported_act');
    return params.action === 'send'
      ? sendEmailCode(services, signedIn, language)
      : verifyEmailCode(services, signedIn, body.code ?? '');
  },
  sendNewPhoneCode,
  updatePhone,
  getTwoStep: ({ signedIn }, services) => twoStepOf(services, signedIn.accountId),
  setTwoStep,

  async getMyData({ signedIn: { accountId } }, { clock, db }) {
    const [made] = await exportOf(db, accountId);
    const deletion = await newestDeletion(db, accountId);
    return {
      archive: liveArchive(made, clock.now()),
      deletion: deletion ? deletionReply(deletion) : null,
      deletable: await isDeletable(db, accountId),
      kept: [...RETENTION],
    };
  },
  requestDataArchive,
  requestDataKey,
  downloadData,
  checkDataArchive,
  requestDeletion,
  withdrawDeletion,
} satisfies SomeHandlers;
