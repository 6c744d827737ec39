import { PHONE_REGIONS, problemOfEmail } from '@quoin/rules';
import type { Handlers } from '../../http/handler';
import type { JobHandlers } from '../../jobs/jobs';
import { activateByLink, resendActivation, sendActivationMail } from './activation';
import { correctEmail } from './correct-email';
import { offerOfInvitation } from './invitation';
import { checkPhoneCode, codeReceiver, sendPhoneCode } from './phone';
import { throwProblems } from './throw-problems';
import { register } from './register';

export const joinHandlers: Handlers<
  | 'listSmsRegions'
  | 'sendSmsCode'
  | 'verifySmsCode'
  | 'getInvitation'
  | 'register'
  | 'correctEmail'
  | 'resendActivation'
  | 'activate'
> = {
  listSmsRegions: async () => ({ items: [...PHONE_REGIONS] }),

  sendSmsCode: ({ body, language }, services) => sendPhoneCode(services, body.region, body.phone, language),

  async verifySmsCode({ body }, services) {
    await checkPhoneCode(services, codeReceiver(body.region, body.phone, 'phone'), body.code);
    return { verified: true };
  },

  getInvitation: ({ query }, services) => offerOfInvitation(services, query.ref_id),

  register: ({ body }, services) => register(services, body),

  correctEmail: async ({ body }, services) => ({ email: await correctEmail(services, body) }),

  async resendActivation({ body }, services) {
    const problem = problemOfEmail(body.email);
    if (problem) throwProblems({ email: problem });
    await resendActivation(services, body.email);
    return { done: true };
  },

  activate: async ({ body }, services) => ({ email: await activateByLink(services, body.code) }),
};

export const joinJobs: JobHandlers<'send-activation-mail'> = { 'send-activation-mail': sendActivationMail };
