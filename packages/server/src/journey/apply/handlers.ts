import type { ReplyOf } from '@quoin/contract';
import type { ApplicationStep, ApplicationValues, Language } from '@quoin/rules';
import type { SomeHandlers, SignedIn } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';
import { addPayingAccount } from './add-paying-account';
import { applicationReply } from './application-reply';
import { answerRequest } from './answer-request';
import { cancelInvestment } from './cancel-investment';
import { confirmReading } from './must-reads';
import { saveStep } from './save-step';
import { startApplication } from './start-application';
import { readApplication } from './store';

interface SaveRequest<S extends ApplicationStep> {
  params: { investmentId: string };
  body: { version: number; finish: boolean; values: ApplicationValues[S] };
  signedIn: SignedIn;
  language: Language;
}

const saveHandler =
  <S extends ApplicationStep>(step: S) =>
  async ({ params, body, signedIn, language }: SaveRequest<S>, services: Services) => {
    const { accountId } = signedIn;
    await saveStep(services, { ...body, ...params, accountId, step });
    return reply(services, accountId, params.investmentId, language);
  };

export const applyHandlers = {
  async startApplication({ body, signedIn, language }, services) {
    const investmentId = await startApplication(services, signedIn, body);
    return reply(services, signedIn.accountId, investmentId, language);
  },

  getApplication: ({ params, signedIn, language }, services) =>
    reply(services, signedIn.accountId, params.investmentId, language),

  saveQualification: saveHandler('qualification'),
  saveInvestorInformation: saveHandler('investor_information'),
  saveStatusAndExperience: saveHandler('status_and_experience'),
  saveUploadFiles: ({ body, ...request }, services) =>
    saveHandler('upload_files')({ ...request, body: { ...body, values: {} } }, services),
  saveAmountAndSignature: saveHandler('amount_and_signature'),

  addPayingAccount,
  answerRequest,

  async confirmReading({ params, body, signedIn: { accountId }, language }, services) {
    await confirmReading(services, { ...params, accountId, ticked: body.must_read });
    return reply(services, accountId, params.investmentId, language);
  },

  cancelInvestment,
} satisfies SomeHandlers;

async function reply(
  services: Services,
  accountId: string,
  investmentId: string,
  language: Language,
): Promise<ReplyOf<'getApplication'>> {
  const row = await readApplication(services.db, investmentId);
  if (!row || row.investment.accountId !== accountId) throw new ApiError('not_authorized_action');
  return applicationReply(services, row, language);
}
