import { fieldMessages, type ReplyOf } from '@quoin/contract';
import {
  type ApplicationStep,
  type ApplicationValues,
  type Language,
  requiredText,
  takesAch,
} from '@quoin/rules';
import { payerOnTheWire, payingAccounts } from '../../bank-accounts/paying-accounts';
import type { Handler, SignedIn, SomeHandlers } from '../../http/handler';
import { productAsAgreed } from '../../ledger/agreed-terms';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { money } from '../../shared/money';
import { investmentStates } from '../../states/investment-states';
import { moveState } from '../../states/state-table';
import { addPayingAccount } from './add-paying-account';
import { cancelInvestment } from './cancel-investment';
import { maskNumbers } from './identity-numbers';
import { confirmReading, mustReadFor } from './must-reads';
import { saveStep } from './save-step';
import { startApplication } from './start-application';
import { stepProblems } from './step-problems';
import { type ApplicationRow, envelopeOf, lockOwnApplication, readApplication, readToTheEnd } from './store';

/**
 * Answers a request of staff and returns the investment to review, where staff read the answer.
 * @throws ApiError not_authorized_action, nothing_to_answer, required_information_missing
 */
const answerRequest: Handler<'answerRequest'> = (
  { params: { investmentId }, body: { answer }, signedIn: { accountId } },
  services,
) =>
  services.db.transaction(async (tx) => {
    const { status: from } = (await lockOwnApplication(tx, accountId, investmentId)).investment;
    if (from !== 'action_needed') throw new ApiError('nothing_to_answer');
    const problem = requiredText(answer);
    if (problem) throw new ApiError('required_information_missing', { problems: { answer: problem } });
    await moveState(tx, services, investmentStates, {
      id: investmentId,
      from,
      event: 'action_answered',
      actor: `account:${accountId}`,
      changes: { answer: answer.trim() },
    });
    return { investment_id: investmentId, status: 'being_reviewed' };
  });

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

async function applicationReply(
  services: Services,
  row: ApplicationRow,
  language: Language,
): Promise<ReplyOf<'getApplication'>> {
  const { db } = services;
  const { investment, application, investor } = row;
  const product = productAsAgreed(row.product, investment.agreedTerms);
  const problems = await stepProblems(db, services, row);
  const mustRead = await mustReadFor(db, row, language);
  const read = await readToTheEnd(
    db,
    investment.accountId,
    mustRead.map(({ fileId }) => fileId),
  );
  const payers = await payingAccounts(db, row);
  const envelope = await envelopeOf(db, investment.id);
  return {
    investment_id: investment.id,
    investor_id: investor.id,
    investor_type: investor.investorType,
    investor_name: investor.name,
    us_person: investment.usPerson,
    rulebook_edition: services.config.rulebookEdition,
    product: {
      id: product.id,
      name: product.name[language],
      allowed_countries: product.allowedCountries,
      minimum_investment: money(product.minimumInvestment),
      fees: {
        subscription_fee: product.subscriptionFee,
        management_fee: product.managementFee,
        management_fee_charge: product.managementFeeCharge,
      },
      must_read: mustRead.map(({ fileId, name, pages }) => ({
        file_id: fileId,
        name: name[language],
        pages: pages ?? 1,
        end_reached: read.includes(fileId),
      })),
      ach_permitted: takesAch(row),
    },
    payers: payers.map((payer) => payerOnTheWire(payer, services.vault)),
    status: investment.status,
    state: application.state,
    version: application.version,
    current_step: application.currentStep,
    steps: maskNumbers(application.values),
    stepper_errors: {
      qualification: fieldMessages(problems.qualification, language),
      investor_information: fieldMessages(problems.investor_information, language),
      status_and_experience: fieldMessages(problems.status_and_experience, language),
      upload_files: fieldMessages(problems.upload_files, language),
      amount_and_signature: fieldMessages(problems.amount_and_signature, language),
    },
    envelope_id: envelope?.id ?? null,
    saved_at: application.savedAt.toISOString(),
  };
}
