import Type from 'typebox';
import { APPLICATION_STEPS } from '@quoin/rules';
import type { Schemas } from '../call';
import { STEP_SHAPES } from '../shapes/application';
import {
  Component,
  Count,
  Country,
  withRole,
  Flag,
  Id,
  Instant,
  Label,
  Money,
  Nullable,
  OneOf,
  Part,
  PartList,
  Rate,
  Strict,
  Text,
} from '../shapes/primitives';
import {
  ApplicationState,
  InvestmentStatus,
  InvestorType,
  ManagementFeeCharge,
  RulebookEdition,
  TransferMethod,
} from '../shapes/terms';
import { bankAccountFields } from './payout-accounts';

/** Well below the maximum of the database column. */
const Version = Type.Integer({
  minimum: 0,
  maximum: 1_000_000_000,
  description: 'The version that this save changes, from the last reply.',
});

const FieldMessages = Type.Record(Type.String(), Type.String(), {
  title: 'FieldMessages',
  description: 'Field path (`signers.0.email`) to message, in the language of the call. Empty: no problems.',
});

const PayingAccount = Component('PayingAccount', 'A bank account on file that can pay for the investor.', {
  id: withRole(Id, 'The bank account.'),
  name: Label('The name of the bank.'),
  holder: Label('The holder.'),
  number_masked: Label('The number, masked except for the last four characters.'),
  methods: Type.Array(TransferMethod, { description: 'The transfer methods that it supports.' }),
});

export const Application = Component(
  'Application',
  'The answers of an investor for one investment, in five steps.',
  {
    investment_id: withRole(Id, 'The investment.'),
    investor_id: withRole(Id, 'The investor.'),
    investor_type: InvestorType,
    investor_name: Label('The name of the investor.'),
    us_person: Flag('Whether the investor is a person of the United States for tax purposes.'),
    rulebook_edition: withRole(
      RulebookEdition,
      'The edition whose thresholds the statements of qualification quote.',
    ),
    product: Part('The product, as far as the application depends on it.', {
      id: withRole(Id, 'The product.'),
      name: Label('The name of the product.'),
      allowed_countries: Type.Array(Country, {
        description: 'The permanent address must be in one of them.',
      }),
      minimum_investment: withRole(Money, 'The smallest commitment.'),
      fees: Part('What is paid on top of the commitment.', {
        subscription_fee: withRole(Rate, 'A fraction of the commitment.'),
        management_fee: withRole(Rate, 'A fraction of the commitment.'),
        management_fee_charge: ManagementFeeCharge,
      }),
      must_read: PartList('The documents to read before the signature.', {
        file_id: withRole(Id, 'The file, for `readDocument`.'),
        name: Label('The name of the document.'),
        pages: Count('The number of its pages.'),
        end_reached: Flag('Whether this account has read the current version to its end, on any device.'),
      }),
      ach_permitted: Flag('Whether this investment can be paid by ACH.'),
    }),
    payers: Type.Array(PayingAccount, {
      description: 'The accounts that can pay. Empty for an IRA, because its custodian pays.',
    }),
    status: InvestmentStatus,
    state: ApplicationState,
    version: Count('Incremented by every save. Send it with the next one.'),
    current_step: OneOf(APPLICATION_STEPS, { description: 'The step to continue with.' }),
    steps: Part('The saved answers of each step.', STEP_SHAPES),
    stepper_errors: Part('What is missing or wrong in each step. An empty object is a complete step.', {
      qualification: FieldMessages,
      investor_information: FieldMessages,
      status_and_experience: FieldMessages,
      upload_files: FieldMessages,
      amount_and_signature: FieldMessages,
    }),
    envelope_id: Nullable(Id, 'The agreement to sign. Null before it was sent for signature.'),
    saved_at: withRole(Instant, 'The last save.'),
  },
);

export const ofInvestment = {
  params: Type.Object({ investmentId: withRole(Id, 'The investment.') }),
};
export const MovedInvestment = Component('MovedInvestment', 'An investment with its new status.', {
  investment_id: withRole(Id, 'The investment.'),
  status: InvestmentStatus,
});

export const apply = {
  startApplication: {
    summary: 'Start an application',
    description:
      'Starts an investment: an application of one investor for one product. Answers of an earlier application are filled in. Save the five steps next, then call `sendForSignature`.',
    body: Strict({
      product_id: withRole(Id, 'The product.'),
      investor_id: withRole(Id, 'The investor, from `listInvestors` or `createInvestor`.'),
      us_person: Flag('Whether the investor is a person of the United States for tax purposes.'),
      eligibility_attested: Flag(
        'The investor attests to meet the requirements of the product. Must be true.',
      ),
    }),
    reply: Application,
    errors: [
      'not_authorized_action',
      'not_found',
      'application_exists',
      'country_not_eligible',
      'product_not_ready',
      'investor_ineligible',
      'ira_not_allowed',
      'not_after_rejection',
    ],
  },
  getApplication: {
    ...ofInvestment,
    summary: 'Get an application',
    description: 'The saved answers, and what is missing or wrong in each step.',
    reply: Application,
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  saveQualification: saveStep('qualification'),
  saveInvestorInformation: saveStep('investor_information'),
  saveStatusAndExperience: saveStep('status_and_experience'),
  saveUploadFiles: saveStep('upload_files'),
  saveAmountAndSignature: saveStep('amount_and_signature'),
  addPayingAccount: {
    ...ofInvestment,
    summary: 'Add a bank account that pays',
    description:
      'Adds a bank account in the investor’s own name that can pay for the application; nothing is paid to it. If the same account is on file already, it is returned and not added again.',
    body: Strict(bankAccountFields),
    reply: PayingAccount,
    errors: [
      'not_authorized_action',
      'investment_canceled',
      'application_rejected',
      'agreement_already_signed',
      'ach_not_permitted',
      'custodian_pays',
      'required_information_missing',
    ],
  },
  answerRequest: {
    ...ofInvestment,
    summary: 'Answer a request of the review',
    description: 'Possible while the status is `action_needed`. Then the investment is reviewed again.',
    body: Strict({ answer: Text(2000, 'The answer to the `note` of the investment.') }),
    reply: MovedInvestment,
    errors: ['not_authorized_action', 'nothing_to_answer', 'required_information_missing'],
  },
  confirmReading: {
    ...ofInvestment,
    summary: 'Confirm that changed documents were read',
    description: 'For an agreement that must be signed again because a must-read document changed.',
    body: Strict({
      must_read: Type.Array(Id, { maxItems: 50, description: 'All current must-read documents.' }),
    }),
    reply: Application,
    errors: ['not_authorized_action', 'transition_refused', 'required_information_missing'],
  },
  cancelInvestment: {
    ...ofInvestment,
    summary: 'Cancel an investment',
    description:
      'Possible until its money has arrived. Final: its subscription documents and requests for signature are canceled too.',
    reply: MovedInvestment,
    errors: ['not_authorized_action', 'investment_canceled', 'application_rejected', 'cancel_too_late'],
    origin: 'spec',
  },
} as const satisfies Record<string, Schemas>;

/** One call for each step. */
function saveStep<const S extends keyof typeof STEP_SHAPES>(step: S) {
  return {
    ...ofInvestment,
    summary: `Save the step ${step}`,
    description:
      'With `finish: false` a draft is saved as it is. With `finish: true` an incomplete step returns `required_information_missing` with a message for each field, and a complete one moves on to the next step. A save with an old `version` returns `draft_conflict`.',
    body: Strict({
      version: Version,
      finish: Flag('Whether the step is complete, or saved as a draft.'),
      values: withRole(
        STEP_SHAPES[step],
        'All answers of the step. Those left out are deleted, except write-only numbers.',
      ),
    }),
    reply: Application,
    errors: [
      'not_authorized_action',
      'draft_conflict',
      'required_information_missing',
      'investor_ineligible',
      'agreement_already_signed',
      'investment_canceled',
      'application_rejected',
    ],
  } as const;
}
