import { fieldMessages, type ReplyOf } from '@quoin/contract';
import {
  type ApplicationStep,
  type ApplicationValues,
  type Language,
  requiredText,
  canPayByAch,
} from '@quoin/rules';
import { isDeepStrictEqual } from 'node:util';
import { type Act, recordAct } from '../../audit/record-act';
import {
  type BankAccountRow,
  bankAccountsOnFile,
  openBankNumber,
  sealBankNumber,
  parseBankAccount,
} from '../../bank-accounts/bank-account-row';
import {
  getPayerNames,
  payerOnTheWire,
  loadPayingAccounts,
  getPayingMethods,
} from '../../bank-accounts/paying-accounts';
import { bankAccounts } from '../../database/tables';
import type { Handler, SignedIn, SomeHandlers } from '../../http/handler';
import { productAsAgreed } from '../../ledger/agreed-terms';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { money } from '../../shared/money';
import { newId } from '../../shared/new-id';
import { investmentStates } from '../../states/investment-states';
import { moveState } from '../../states/state-table';
import { notifyOwner } from '../access';
import { cancelInvestment } from './cancel-investment';
import { maskNumbers } from './identity-numbers';
import { confirmReading, mustReadFor } from './must-reads';
import { saveStep } from './save-step';
import { assertNotSigned, assertNotStopped } from './settle-application';
import { startApplication } from './start-application';
import { stepProblems } from './step-problems';
import {
  type ApplicationRow,
  loadEnvelope,
  lockOwnApplication,
  readApplication,
  readToTheEnd,
} from './store';

// Adds a bank account that pays for an application. It needs no signature, because it receives no money until its owner
// verifies their identity and signs. Reuses an account with the same details.

/**
 * @throws ApiError not_authorized_action, investment_canceled, agreement_already_signed, ach_not_permitted, custodian_pays,
 * required_information_missing
 */
const addPayingAccount: Handler<'addPayingAccount'> = ({ params, body, signedIn }, services) =>
  services.db.transaction(async (tx) => {
    const { clock, vault } = services;
    const { accountId } = signedIn;
    const row = await lockOwnApplication(tx, accountId, params.investmentId);
    assertNotStopped(row);
    await assertNotSigned(tx, row);
    if (body.method === 'ach' && !canPayByAch(row)) throw new ApiError('ach_not_permitted');
    if (row.investor.investorType === 'ira') throw new ApiError('custodian_pays');
    const answer = (account: BankAccountRow) =>
      payerOnTheWire({ row: account, methods: getPayingMethods(account, row) }, vault);
    const { number, ...typed } = parseBankAccount(body, { ownNames: getPayerNames(row) });
    const before = (await bankAccountsOnFile(tx, accountId)).find(
      (one) =>
        one.method === typed.method &&
        isDeepStrictEqual(one.details, typed.details) &&
        openBankNumber(vault, one) === number,
    );
    if (before) return answer(before);
    const id = newId();
    const now = clock.now();
    const account: BankAccountRow = {
      ...typed,
      id,
      accountId,
      number: sealBankNumber(vault, id, number),
      createdAt: now,
      changedAt: now,
      removedAt: null,
      heldUntil: null,
      heldBefore: null,
      paysOnly: true,
    };
    await tx.insert(bankAccounts).values(account);
    const actor: Act['actor'] = `account:${accountId}`;
    await recordAct(tx, clock, {
      actor,
      act: 'bank_account.add',
      object: `bank_account:${id}`,
      detail: { method: account.method, pays_only: true },
    });
    await notifyOwner(tx, services, accountId, 'bank_account.pays');
    return answer(account);
  });

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
  const payers = await loadPayingAccounts(db, row);
  const envelope = await loadEnvelope(db, investment.id);
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
      ach_permitted: canPayByAch(row),
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
