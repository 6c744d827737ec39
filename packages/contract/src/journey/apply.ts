import Type from 'typebox';
import {
  APPLICATION_STATES,
  APPLICATION_STEPS,
  INVESTMENT_STATUSES,
  INVESTOR_TYPES,
  MANAGEMENT_FEE_CHARGES,
  RULEBOOK_EDITIONS,
  TRANSFER_METHODS,
} from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { STEP_SHAPES } from '../shapes/application';
import { Country, Id, Instant, Money, Nullable, OneOf, Rate, Text } from '../shapes/primitives';
import { bankAccountFields } from './payout-accounts';

/** Well below the maximum of the database column. */
const Version = Type.Integer({ minimum: 0, maximum: 1_000_000_000 });

/** Field path to message, in the caller's language. */
const FieldMessages = Type.Record(Type.String(), Type.String());

/** A bank account on record that may pay for the investor, described so that its holder recognises it. */
const PayingAccount = Type.Object({
  id: Id,
  name: Type.String(),
  holder: Type.String(),
  number_masked: Type.String(),
  /** The transfer methods that it supports. */
  methods: Type.Array(OneOf(TRANSFER_METHODS)),
});

export const Application = Type.Object({
  investment_id: Id,
  investor_id: Id,
  investor_type: OneOf(INVESTOR_TYPES),
  investor_name: Type.String(),
  us_person: Type.Boolean(),
  /** The edition whose thresholds the statements of qualification quote. */
  rulebook_edition: OneOf(RULEBOOK_EDITIONS),
  product: Type.Object({
    id: Id,
    name: Type.String(),
    /** The permanent address must be in one of them. */
    allowed_countries: Type.Array(Country),
    minimum_investment: Money,
    /** Paid on top of the commitment, decided by these. */
    fees: Type.Object({
      subscription_fee: Rate,
      management_fee: Rate,
      management_fee_charge: OneOf(MANAGEMENT_FEE_CHARGES),
    }),
    must_read: Type.Array(
      Type.Object({
        file_id: Id,
        name: Type.String(),
        pages: Type.Integer(),
        /** Whether this account has read the current version to the end, on any device. */
        end_reached: Type.Boolean(),
      }),
    ),
    ach_permitted: Type.Boolean(),
  }),
  /** Empty for an IRA, because its custodian pays. */
  payers: Type.Array(PayingAccount),
  status: OneOf(INVESTMENT_STATUSES),
  state: OneOf(APPLICATION_STATES),
  /** Incremented by every save. A save names the version that it changes. */
  version: Type.Integer(),
  current_step: OneOf(APPLICATION_STEPS),
  steps: Type.Object(STEP_SHAPES),
  /** The problems of each step; an empty object is a complete step. */
  stepper_errors: Type.Object({
    qualification: FieldMessages,
    investor_information: FieldMessages,
    status_and_experience: FieldMessages,
    upload_files: FieldMessages,
    amount_and_signature: FieldMessages,
  }),
  envelope_id: Nullable(Id),
  saved_at: Instant,
});

export const apply = {
  startApplication: {
    ...CALLS.startApplication,
    summary: 'Starts an application for a product with an investor',
    body: Type.Object(
      { product_id: Id, investor_id: Id, us_person: Type.Boolean(), eligibility_attested: Type.Boolean() },
      { additionalProperties: false },
    ),
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
    origin: 'ours',
  },
  getApplication: {
    ...CALLS.getApplication,
    summary: 'The application of an investment, as far as it was saved',
    params: Type.Object({ investmentId: Id }),
    reply: Application,
    errors: ['not_authorized_action'],
    origin: 'spec',
  },
  saveQualification: { ...CALLS.saveQualification, ...saveStep('qualification') },
  saveInvestorInformation: { ...CALLS.saveInvestorInformation, ...saveStep('investor_information') },
  saveStatusAndExperience: { ...CALLS.saveStatusAndExperience, ...saveStep('status_and_experience') },
  saveUploadFiles: { ...CALLS.saveUploadFiles, ...saveStep('upload_files') },
  saveAmountAndSignature: { ...CALLS.saveAmountAndSignature, ...saveStep('amount_and_signature') },
  addPayingAccount: {
    ...CALLS.addPayingAccount,
    summary:
      'Adds a bank account that can pay for an application, in the investor’s own name; nothing is paid to it. One that is on record as it is given is answered, not added again',
    params: Type.Object({ investmentId: Id }),
    body: Type.Object(bankAccountFields, { additionalProperties: false }),
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
    origin: 'ours',
  },
  answerRequest: {
    ...CALLS.answerRequest,
    summary: 'Answers a request of the review; the investment is reviewed again',
    params: Type.Object({ investmentId: Id }),
    body: Type.Object({ answer: Text(2000) }, { additionalProperties: false }),
    reply: Type.Object({ investment_id: Id, status: OneOf(INVESTMENT_STATUSES) }),
    errors: ['not_authorized_action', 'nothing_to_answer', 'required_information_missing'],
    origin: 'ours',
  },
  cancelInvestment: {
    ...CALLS.cancelInvestment,
    summary:
      'Cancels an application until its money has arrived: for good, with its subscription documents and requests for signature',
    params: Type.Object({ investmentId: Id }),
    reply: Type.Object({ investment_id: Id, status: OneOf(INVESTMENT_STATUSES) }),
    errors: ['not_authorized_action', 'investment_canceled', 'application_rejected', 'cancel_too_late'],
    origin: 'spec',
  },
} as const satisfies Record<string, Call>;

/**
 * One call for each step. `finish: false` saves a draft as it is. `finish: true` returns a message for each field if the
 * step is incomplete, and moves to the next step otherwise.
 */
function saveStep<const S extends keyof typeof STEP_SHAPES>(step: S) {
  return {
    summary: `Saves the step ${step} of an application`,
    params: Type.Object({ investmentId: Id }),
    body: Type.Object(
      { version: Version, finish: Type.Boolean(), values: STEP_SHAPES[step] },
      { additionalProperties: false },
    ),
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
    origin: 'ours',
  } as const;
}
