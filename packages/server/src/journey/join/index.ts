import { PHONE_REGIONS } from '@quoin/rules';
import type { SomeHandlers } from '../../http/handler';
import { activate, resendActivation, sendActivationMail } from './activation';
import { correctEmail } from './correct-email';
import { getInvitation } from './invitation';
import { checkPhoneCode, codeReceiver, sendSmsCode } from './phone';
import { register } from './register';

export { codeReceiver } from './phone';
export { throwProblems } from './throw-problems';

export const joinHandlers = {
  listSmsRegions: async () => ({ items: [...PHONE_REGIONS] }),
  sendSmsCode,
  async verifySmsCode({ body }, services) {
    await checkPhoneCode(services, codeReceiver(body.region, body.phone, 'phone'), body.code);
    return { verified: true };
  },
  getInvitation,
  register,
  correctEmail,
  resendActivation,
  activate,
} satisfies SomeHandlers;

export const joinJobs = { 'send-activation-mail': sendActivationMail };
