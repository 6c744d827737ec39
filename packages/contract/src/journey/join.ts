import Type from 'typebox';
import {
  INVESTOR_TYPES,
  LANGUAGES,
  RULEBOOK_EDITIONS,
  SIGN_UP_ATTESTATIONS,
  SIGN_UP_QUALIFICATIONS,
} from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import { Country, Done, Money, OneOf, Text, Verbatim } from '../shapes/primitives';

const Phone = { phone: Text(40), region: Country };
const SmsRegion = Type.Object({
  key: Country,
  calling_code: Type.String(),
  enable_send_code: Type.Boolean(),
  /** A dot is a digit: `(...) ... ....` */
  phone_format: Type.String(),
});

/** The statements of an invited person. */
const InvitedStatements = Type.Object(
  {
    investor_type: OneOf(INVESTOR_TYPES),
    qualifications: Type.Array(OneOf(SIGN_UP_QUALIFICATIONS), { maxItems: SIGN_UP_QUALIFICATIONS.length }),
    attestations: Type.Array(OneOf(SIGN_UP_ATTESTATIONS), { maxItems: SIGN_UP_ATTESTATIONS.length }),
  },
  { additionalProperties: false },
);

export const join = {
  listSmsRegions: {
    ...CALLS.listSmsRegions,
    summary: 'The regions a phone can be of, with their formats',
    reply: Type.Object({ items: Type.Array(SmsRegion) }),
    errors: [],
    origin: 'spec',
  },
  sendSmsCode: {
    ...CALLS.sendSmsCode,
    summary: 'Sends a 6-digit code by SMS, at most one a minute',
    body: Type.Object(Phone, { additionalProperties: false }),
    reply: Type.Object({ resend_after_seconds: Type.Integer() }),
    errors: ['phone_invalid', 'region_unsupported', 'resend_after_one_minute', 'too_many_code_attempts'],
    origin: 'spec',
  },
  verifySmsCode: {
    ...CALLS.verifySmsCode,
    summary: 'Checks the code of a phone before the rest of the form is sent',
    body: Type.Object({ ...Phone, code: Text(100) }, { additionalProperties: false }),
    reply: Type.Object({ verified: Type.Literal(true) }),
    errors: ['phone_invalid', 'code_empty', 'send_code_first', 'code_incorrect', 'too_many_code_attempts'],
    origin: 'spec',
  },
  getInvitation: {
    ...CALLS.getInvitation,
    summary: 'What an invited friend is offered, as long as the invitation is valid',
    query: Type.Object({ ref_id: Text(64) }, { additionalProperties: false }),
    reply: Type.Object({
      credit: Money,
      credit_months: Type.Integer(),
      discount: Money,
      /** The first investment must exceed this amount. */
      discount_above: Money,
      discount_months: Type.Integer(),
      /** The edition whose amounts the statements of the sign-up quote. */
      rulebook_edition: OneOf(RULEBOOK_EDITIONS),
    }),
    errors: ['invitation_invalid'],
    origin: 'ours',
  },
  register: {
    ...CALLS.register,
    summary: 'Creates an account and e-mails its activation link',
    body: Type.Object(
      {
        first_name: Text(80),
        last_name: Text(80),
        email: Text(254),
        phone_number: Text(40),
        region: Country,
        code: Text(100),
        /** The Argon2id hash of `@quoin/rules/password`, never the password. */
        password: Verbatim(200),
        country: Country,
        preferred_language: OneOf(LANGUAGES),
        accredited: Type.Boolean(),
        terms_accepted: Type.Boolean(),
        referral_code: Type.Optional(Text(64)),
        /** Required with a referral code outside of the US and Canada. */
        invitation: Type.Optional(InvitedStatements),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({
      email: Type.String(),
      /** Allows the correction of a mistyped address for an hour, until the account is activated. */
      ticket: Type.String(),
    }),
    errors: [
      'email_registered',
      'phone_invalid',
      'region_unsupported',
      'send_code_first',
      'code_empty',
      'code_incorrect',
      'too_many_code_attempts',
      'residence_unsupported',
      'not_accredited',
      'terms_not_accepted',
      'invitation_invalid',
    ],
    origin: 'spec',
  },
  correctEmail: {
    ...CALLS.correctEmail,
    summary: 'Corrects the e-mail of an account that is not activated yet, and mails a new link',
    body: Type.Object(
      {
        /** From the reply of `register`. */
        ticket: Text(200),
        email: Text(254),
        /** The Argon2id hash of the password, salted with the new e-mail. */
        password: Text(200),
      },
      { additionalProperties: false },
    ),
    reply: Type.Object({ email: Type.String() }),
    errors: ['email_registered', 'email_correction_closed'],
    origin: 'ours',
  },
  resendActivation: {
    ...CALLS.resendActivation,
    summary: 'Sends the activation e-mail again; the answer is the same for every address',
    body: Type.Object({ email: Text(254) }, { additionalProperties: false }),
    reply: Done,
    errors: ['mail_after_one_minute'],
    origin: 'spec',
  },
  activate: {
    ...CALLS.activate,
    summary: 'Activates the account whose e-mailed link carries this code',
    body: Type.Object({ code: Text(200) }, { additionalProperties: false }),
    reply: Type.Object({ email: Type.String() }),
    errors: ['activation_failed', 'account_already_activated'],
    origin: 'ours',
  },
} as const satisfies Record<string, Call>;
