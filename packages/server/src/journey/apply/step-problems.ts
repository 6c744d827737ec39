// Problems of each step of an application, including those that only the server can detect.
import {
  APPLICATION_STEPS,
  cents,
  ownerNames,
  validateStep,
  canPayByAch,
  type ApplicationStep,
  type ApplicationValues,
  type Problems,
  type StepContext,
} from '@quoin/rules';
import { loadPayingAccounts } from '../../bank-accounts/paying-accounts';
import { productAsAgreed } from '../../ledger/agreed-terms';
import { todayInNewYork } from '../../shared/clock';
import type { Executor } from '../../database/database';
import type { Services } from '../../services';
import { openNumbers } from './identity-numbers';
import { mustReadFor } from './must-reads';
import { loadProofs, readToTheEnd, type ApplicationRow } from './store';

export type StepProblems = Record<ApplicationStep, Problems>;

/** Validates `values`, by default the saved ones. */
export async function stepProblems(
  db: Executor,
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
  row: ApplicationRow,
  values: ApplicationValues = row.application.values,
): Promise<StepProblems> {
  const { account, investment, application, investor } = row;
  const product = productAsAgreed(row.product, investment.agreedTerms);
  const { must_read: ticked } = values.amount_and_signature;
  const mustRead = (await mustReadFor(db, row, account.preferredLanguage, ticked)).map(
    ({ fileId }) => fileId,
  );
  const context: StepContext = {
    usPerson: investment.usPerson,
    investorType: investor.investorType,
    allowedCountries: product.allowedCountries,
    minimum: cents(product.minimumInvestment),
    achPermitted: canPayByAch({ product, investor }),
    payers: (await loadPayingAccounts(db, row)).map(({ row: { id }, methods }) => ({ id, methods })),
    mustRead,
    documents: await loadProofs(db, investor.id),
    homeCountry: values.investor_information.permanent_address?.country,
    accreditedBasis: values.qualification.accredited_basis,
    accreditedOwners: ownerNames(values.qualification.accredited_owners),
    isSigned: application.state === 'agreement_signed',
    today: todayInNewYork(clock),
    // Numbers are decrypted for validation.
    idOnFile: [],
    taxNumberOnFile: false,
  };
  const read = await readToTheEnd(db, investment.accountId, mustRead);
  const open = openNumbers(values, vault, investment.id);
  const { amount_and_signature: amount } = open;
  const proven: ApplicationValues = {
    ...open,
    // Ignores ticks of documents that were not read to the end. Keeps ticks of earlier versions.
    amount_and_signature: {
      ...amount,
      must_read: amount.must_read?.filter((id) => read.includes(id) || !mustRead.includes(id)),
    },
  };
  return {
    qualification: validateStep('qualification', proven.qualification, context),
    investor_information: validateStep('investor_information', proven.investor_information, context),
    status_and_experience: validateStep('status_and_experience', proven.status_and_experience, context),
    upload_files: validateStep('upload_files', proven.upload_files, context),
    amount_and_signature: validateStep('amount_and_signature', proven.amount_and_signature, context),
  };
}

export const isComplete = (problems: StepProblems): boolean =>
  APPLICATION_STEPS.every((step) => Object.keys(problems[step]).length === 0);

/** Flattens the problems, with the step as prefix of the path: `investor_information.signers.0.email`. */
export const problemsByPath = (problems: StepProblems): Problems =>
  Object.fromEntries(
    APPLICATION_STEPS.flatMap((step) =>
      Object.entries(problems[step]).map(([path, problem]) => [`${step}.${path}`, problem]),
    ),
  );
