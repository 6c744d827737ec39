// Applications in the API: values with masked numbers, and the problems of each step in the caller's language.
import { fieldMessages, type ReplyOf } from '@quoin/contract';
import { takesAch, type Language } from '@quoin/rules';
import { payerOnTheWire, payingAccounts } from '../../bank-accounts/paying-accounts';
import { productAsAgreed } from '../../ledger/agreed-terms';
import { money } from '../../shared/money';
import type { Services } from '../../services';
import { maskNumbers } from './identity-numbers';
import { mustReadFor } from './must-reads';
import { stepProblems } from './step-problems';
import { envelopeOf, readToTheEnd, type ApplicationRow } from './store';

export async function applicationReply(
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
