import Type from 'typebox';
import type { Schemas } from '../call';
import {
  CalendarDate,
  Component,
  Country,
  withRole,
  Done,
  FirstName,
  Flag,
  Id,
  Instant,
  Label,
  LastName,
  Nullable,
  OneOf,
  Part,
  PartList,
  Password,
  ResendAfter,
  Strict,
  Text,
  Verified,
} from '../shapes/primitives';
import { InvestorType, Language } from '../shapes/terms';

const MaskedPhone = Component('MaskedPhone', 'The phone on file.', {
  region: withRole(Country, 'The country of the number.'),
  masked: Label('The number without most of its digits.'),
});

const UserInfo = Component('User', 'The signed-in person.', {
  id: Id,
  email: Label('The e-mail address, with which the account signs in.'),
  first_name: Label('The first name.'),
  last_name: Label('The last name.'),
  country: withRole(Country, 'The country of residence. It decides which products are visible.'),
  birth_date: Nullable(CalendarDate, 'The date of birth. Null if unknown.'),
  phone: Nullable(MaskedPhone, 'Null without a phone on file.'),
  preferred_language: withRole(Language, 'The language of e-mails and generated documents.'),
  referral_code: Label('The code of this account’s invitation.'),
  accredited: Flag('Whether the user stated at sign-up to be an accredited investor.'),
  us: Flag('Whether the country of residence is the United States.'),
  twofa: Part('2-step verification.', {
    on: Flag('Whether sign-in needs a code by SMS.'),
    since: Nullable(Instant, 'When it was turned on. Null if it is off.'),
  }),
  password_upgrade: Flag('The password must be entered again: see `upgradePassword`.'),
  phone_required: Flag(
    'Support removed the phone. Until another one is on file, other calls return `phone_required`.',
  ),
  payments_held_until: Nullable(
    Instant,
    'Nothing is paid out before then, because support changed who the account belongs to. Null if payments are possible.',
  ),
  investors: PartList('The investors of the account.', {
    id: withRole(Id, 'The investor.'),
    investor_type: InvestorType,
    name: Label('The name of the investor.'),
    identity_on_file: Flag('Whether an identity check is possible: a signed agreement has the number.'),
  }),
});
const TwoStep = Component('TwoStepVerification', '2-step verification of the account.', {
  on: Flag('Whether sign-in needs a code by SMS.'),
  since: Nullable(Instant, 'When it was turned on. Null if it is off.'),
  masked_phone: Nullable(Label('A phone number without most of its digits.'), 'Null without a phone.'),
});
const CODE_ERRORS = ['code_empty', 'send_code_first', 'code_incorrect', 'too_many_code_attempts'] as const;
const SmsCode = Text(100, 'The 6-digit code from the SMS.');

export const account = {
  getUserInfo: {
    summary: 'Get the user',
    description: 'The signed-in person, with the state of the account’s security settings.',
    reply: UserInfo,
    origin: 'spec',
  },
  updateUserInfo: {
    summary: 'Change the user',
    description: 'Changes name, birth date or language. Fields that are left out stay as they are.',
    body: Strict({
      first_name: Type.Optional(FirstName),
      last_name: Type.Optional(LastName),
      birth_date: Type.Optional(Text(40, 'The date of birth, YYYY-MM-DD.')),
      preferred_language: Type.Optional(Language),
    }),
    reply: UserInfo,
    origin: 'spec',
  },
  changeCountry: {
    summary: 'Change the country of residence',
    description:
      'Always returns `country_by_operations`: the operations team changes the country, on the basis of legal documents.',
    body: Strict({ country: Country }),
    reply: Done,
    errors: ['country_by_operations'],
    origin: 'spec',
  },
  verifyPassword: {
    summary: 'Check the password again',
    description:
      'Permits changes of security settings in this session for ten minutes. A wrong password returns `user_authentication_failed`, which does not mean that the token expired.',
    body: Strict({ password: Password() }),
    reply: Verified,
    errors: ['user_authentication_failed', 'account_locked'],
    origin: 'spec',
  },
  updatePassword: {
    summary: 'Change the password',
    description: 'Changes the password and ends all other sessions.',
    body: Strict({
      old_password: Password('The hash of the current password'),
      password: Password('The hash of the new password'),
      confirmation: Type.Optional(Password('The hash of the repeated new password')),
    }),
    reply: Done,
    errors: [
      'incorrect_credentials',
      'passwords_differ',
      'old_password_incorrect',
      'new_password_equals_old',
      'account_locked',
    ],
    origin: 'spec',
  },
  emailCode: {
    summary: 'Send or verify a code by e-mail',
    description:
      '`send` sends a 5-digit code to the account’s e-mail address. `verify` checks it, which permits another phone for ten minutes. The second step to another phone, after `verifyPassword`.',
    params: Type.Object({
      action: OneOf(['send', 'verify'], { description: 'Whether to send or to verify a code.' }),
    }),
    body: Strict({
      type: Type.Integer({ description: 'The purpose of the code. Only 29, the change of the phone.' }),
      code: Type.Optional(Text(100, 'The 5-digit code. Required to verify.')),
    }),
    reply: Type.Union([ResendAfter, Verified]),
    errors: ['unsupported_act', 'resend_after_one_minute', ...CODE_ERRORS],
    origin: 'spec',
  },
  sendNewPhoneCode: {
    summary: 'Send a code to a new phone',
    description:
      'Sends a 6-digit code by SMS to the new phone, after `verifyPassword` (or `verifyPasskey`) and `emailCode`.',
    body: Strict({
      phone: Text(40, 'The number, in the format of its region.'),
      region: withRole(Country, 'The country of the number, from `listSmsRegions`.'),
    }),
    reply: ResendAfter,
    errors: [
      'password_check_needed',
      'email_check_needed',
      'phone_invalid',
      'phone_without_sms',
      'region_unsupported',
      'phone_already_verified',
      'resend_after_one_minute',
      'too_many_code_attempts',
    ],
    origin: 'spec',
  },
  updatePhone: {
    summary: 'Change the phone',
    description: 'Stores the phone that the code was sent to and ends all other sessions.',
    body: Strict({
      phone_number: Text(40, 'The number that the code was sent to.'),
      region: withRole(Country, 'The country of the number.'),
      code: SmsCode,
    }),
    reply: MaskedPhone,
    errors: [
      'password_check_needed',
      'email_check_needed',
      'phone_not_saved',
      'region_unsupported',
      'phone_already_verified',
      ...CODE_ERRORS,
    ],
    origin: 'spec',
  },
  getTwoStep: {
    summary: 'Get 2-step verification',
    description: 'Whether 2-step verification is on, and since when.',
    reply: TwoStep,
    origin: 'spec',
  },
  setTwoStep: {
    summary: 'Turn 2-step verification on or off',
    description: 'Needs `verifyPassword` before. Ends all other sessions.',
    body: Strict({ on: Flag('Whether sign-in needs a code by SMS.') }),
    reply: TwoStep,
    errors: ['password_check_needed', 'no_phone_on_record'],
    origin: 'spec',
  },
} as const satisfies Record<string, Schemas>;
