// Calls before sign-in: visits by e-mailed links, the waitlist, and sign-up.
import { SIGN_UP_ATTESTATIONS, SIGN_UP_QUALIFICATIONS } from '@quoin/rules';
import Type from 'typebox';
import type { Schemas } from '../call';
import {
  Component,
  Count,
  Country,
  withRole,
  Done,
  Email,
  FirstName,
  Flag,
  Id,
  Instant,
  Label,
  LastName,
  Money,
  OneOf,
  Password,
  ResendAfter,
  Strict,
  Text,
} from '../shapes/primitives';
import { InvestorType, Language, RulebookEdition } from '../shapes/terms';

/** The parameters of an e-mailed link; campaigns may add others. */
const MARKETING = {
  ref_id: Type.Optional(Text(64, 'The referral code of the link.')),
  utm_source: Type.Optional(Text(200, 'The source of the campaign.')),
  utm_medium: Type.Optional(Text(200, 'The medium of the campaign.')),
  utm_campaign: Type.Optional(Text(200, 'The name of the campaign.')),
  utm_content: Type.Optional(Text(200, 'The link within the e-mail.')),
  utm_term: Type.Optional(Text(200, 'The search term of the campaign.')),
};
const AS_MARKETING_SENDS = {
  patternProperties: { '^[A-Za-z0-9_.-]{1,60}$': Text(200) },
  additionalProperties: false,
  maxProperties: 20,
};

export const visit = {
  recordVisit: {
    summary: 'Record a visit',
    description:
      'Records a visit by an e-mailed link, or adds it to the record of this browser, and sets the cookie `quoin_visit` (HttpOnly). The query may have other parameters of the campaign, at most 20.',
    query: Type.Object(
      { id: Type.Optional(withRole(Id, 'The visit that this browser stored.')), ...MARKETING },
      AS_MARKETING_SENDS,
    ),
    reply: Type.Object({
      id: withRole(Id, 'The visit. Send it with the next one.'),
      expire: withRole(Instant, 'The record is used until then.'),
    }),
    origin: 'spec',
  },
  recordStay: {
    summary: 'Record that a visit continues',
    description: 'Records that the visitor is still on the site.',
    query: Type.Object({ id: withRole(Id, 'The visit.'), ...MARKETING }, AS_MARKETING_SENDS),
    reply: Type.Object({ expired: Flag('Whether the record has ended. Then stop calling.') }),
    origin: 'spec',
  },
  recordConversion: {
    summary: 'Record a sign-up',
    description: 'Records that the visit of the cookie became a sign-up. Without a visit it does nothing.',
    reply: Done,
    origin: 'spec',
  },

  joinWaitlist: {
    summary: 'Join the waitlist',
    description: 'For residents of countries in which sign-up is not possible yet.',
    body: Strict({
      first_name: FirstName,
      last_name: LastName,
      phone_number: Text(40, 'A phone number of any country.'),
      region: withRole(Country, 'The country of the phone number.'),
      email: Email,
    }),
    reply: Done,
    errors: ['phone_invalid'],
    origin: 'spec',
  },
} as const satisfies Record<string, Schemas>;

const Phone = {
  phone: Text(40, 'The number, in the format of its region.'),
  region: withRole(Country, 'The country of the number, from `listSmsRegions`.'),
};
const SmsCode = Text(100, 'The 6-digit code from the SMS.');
const SmsRegion = Component('SmsRegion', 'A country whose phone numbers are known.', {
  key: Country,
  calling_code: Label('The country calling code, without the plus sign.'),
  enable_send_code: Flag('Whether codes can be sent to this region.'),
  phone_format: Label('The format of a number. A dot is a digit: `(...) ... ....`'),
});

const InvitedStatements = Strict(
  {
    investor_type: InvestorType,
    qualifications: Type.Array(OneOf(SIGN_UP_QUALIFICATIONS), {
      maxItems: SIGN_UP_QUALIFICATIONS.length,
      description: 'What the person states to be. At least one.',
    }),
    attestations: Type.Array(OneOf(SIGN_UP_ATTESTATIONS), {
      maxItems: SIGN_UP_ATTESTATIONS.length,
      description: 'What the person attests. Each one that applies is required.',
    }),
  },
  {
    description:
      'The statements of an invited person. Required with a referral code outside of US and Canada.',
  },
);

export const join = {
  listSmsRegions: {
    summary: 'List phone regions',
    description: 'The countries that a phone number can belong to, with their formats.',
    reply: Type.Object({ items: Type.Array(SmsRegion, { description: 'All regions.' }) }),
    origin: 'spec',
  },
  sendSmsCode: {
    summary: 'Send a code to a phone',
    description:
      'Sends a 6-digit code by SMS for a sign-up, at most once a minute. It works for ten minutes.',
    body: Strict(Phone),
    reply: ResendAfter,
    errors: [
      'phone_invalid',
      'phone_without_sms',
      'region_unsupported',
      'resend_after_one_minute',
      'too_many_code_attempts',
    ],
    origin: 'spec',
  },
  verifySmsCode: {
    summary: 'Check the code of a phone',
    description:
      'Checks the code before the rest of the form is sent. `register` needs the same code again. After five wrong codes the phone is blocked for a time.',
    body: Strict({ ...Phone, code: SmsCode }),
    reply: Type.Object({
      verified: Type.Literal(true, { description: 'Always true: a wrong code is an error.' }),
    }),
    errors: [
      'phone_invalid',
      'phone_without_sms',
      'code_empty',
      'send_code_first',
      'code_incorrect',
      'too_many_code_attempts',
    ],
    origin: 'spec',
  },
  getInvitation: {
    summary: 'Get an invitation',
    description: 'What an invited person is offered, while the invitation is valid.',
    query: Strict({ ref_id: Text(64, 'The referral code of the link.') }),
    reply: Type.Object({
      credit: withRole(Money, 'The credit after a first investment.'),
      credit_months: Count('The months in which the credit can be earned and used.'),
      discount: withRole(Money, 'The discount on a first investment above an amount.'),
      discount_above: withRole(Money, 'The first investment must exceed this amount.'),
      discount_months: Count('The months in which the discount can be used.'),
      rulebook_edition: withRole(
        RulebookEdition,
        'The edition whose amounts the statements of the sign-up quote.',
      ),
    }),
    errors: ['invitation_invalid'],
  },
  register: {
    summary: 'Create an account',
    description:
      'Creates an account and e-mails an activation link, which works for 24 hours. For accredited residents of the United States and Canada, and for invited persons of other countries.',
    body: Strict({
      first_name: FirstName,
      last_name: LastName,
      email: Email,
      phone_number: Text(40, 'The number that the code was sent to.'),
      region: withRole(Country, 'The country of the number.'),
      code: SmsCode,
      password: Password(),
      country: withRole(Country, 'The country of residence.'),
      preferred_language: Language,
      accredited: Flag('The person states to be an accredited investor. Must be true.'),
      terms_accepted: Flag('The person accepts the terms of use. Must be true.'),
      referral_code: Type.Optional(Text(64, 'The code of an invitation.')),
      invitation: Type.Optional(InvitedStatements),
    }),
    reply: Type.Object({
      email: Label('The address that the link was sent to.'),
      ticket: Label('Permits `correctEmail` for an hour, until the account is activated.'),
    }),
    errors: [
      'email_registered',
      'phone_invalid',
      'phone_without_sms',
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
    summary: 'Correct the e-mail address of a new account',
    description: 'Corrects a mistyped address before the activation and e-mails a new link.',
    body: Strict({
      ticket: Text(200, 'From the reply of `register`.'),
      email: Email,
      password: Text(200, 'The hash of the password, made with the new e-mail address.'),
    }),
    reply: Type.Object({ email: Label('The address that the link was sent to.') }),
    errors: ['email_registered', 'email_correction_closed'],
  },
  resendActivation: {
    summary: 'Send the activation e-mail again',
    description:
      'The reply is the same for every address, so that it does not reveal who has an account. Earlier links stop working.',
    body: Strict({ email: Email }),
    reply: Done,
    errors: ['mail_after_one_minute'],
    origin: 'spec',
  },
  activate: {
    summary: 'Activate an account',
    description:
      'Activates the account of the e-mailed link. Then it can sign in. The error `activation_failed` has a `reason` in its `values`: `expired`, `used` (or replaced by a newer link) or `invalid`.',
    body: Strict({ code: Text(200, 'The code in the e-mailed link, in its last part.') }),
    reply: Type.Object({ email: Label('The e-mail address of the account.') }),
    errors: ['activation_failed', 'account_already_activated'],
  },
} as const satisfies Record<string, Schemas>;
