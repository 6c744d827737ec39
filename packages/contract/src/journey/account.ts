import Type from 'typebox';
import { INVESTOR_TYPES, LANGUAGES } from '@quoin/rules';
import type { Call } from '../call';
import { CALLS } from '../calls';
import {
  CalendarDate,
  Country,
  Done,
  Id,
  Instant,
  Nullable,
  OneOf,
  Text,
  Verbatim,
} from '../shapes/primitives';

const UserInfo = Type.Object({
  id: Id,
  email: Type.String(),
  first_name: Type.String(),
  last_name: Type.String(),
  country: Country,
  birth_date: Nullable(CalendarDate),
  phone: Nullable(Type.Object({ region: Country, masked: Type.String() })),
  preferred_language: OneOf(LANGUAGES),
  referral_code: Type.String(),
  accredited: Type.Boolean(),
  us: Type.Boolean(),
  twofa: Type.Object({ on: Type.Boolean(), since: Nullable(Instant) }),
  /** The user must enter the password again, see `upgradePassword`. */
  password_upgrade: Type.Boolean(),
  /** Support removed the phone: until another one is on file, no other call is possible. */
  phone_required: Type.Boolean(),
  investors: Type.Array(
    Type.Object({
      id: Id,
      investor_type: OneOf(INVESTOR_TYPES),
      name: Type.String(),
      /** An agreement with an identity number is signed, so the identity check can compare with it. */
      identity_on_file: Type.Boolean(),
    }),
  ),
});
const TwoStep = Type.Object({
  on: Type.Boolean(),
  since: Nullable(Instant),
  masked_phone: Nullable(Type.String()),
});
const CODE_ERRORS = ['code_empty', 'send_code_first', 'code_incorrect', 'too_many_code_attempts'] as const;

export const account = {
  getUserInfo: {
    ...CALLS.getUserInfo,
    summary: 'The signed-in person',
    reply: UserInfo,
    errors: [],
    origin: 'spec',
  },
  updateUserInfo: {
    ...CALLS.updateUserInfo,
    summary: 'Changes name, birth date or language; what is left out stays',
    body: Type.Object(
      {
        first_name: Type.Optional(Text(80)),
        last_name: Type.Optional(Text(80)),
        birth_date: Type.Optional(Text(40)),
        preferred_language: Type.Optional(OneOf(LANGUAGES)),
      },
      { additionalProperties: false },
    ),
    reply: UserInfo,
    errors: [],
    origin: 'spec',
  },
  changeCountry: {
    ...CALLS.changeCountry,
    summary: 'Refuses another country of residence: operations change it, with legal documents',
    body: Type.Object({ country: Country }, { additionalProperties: false }),
    reply: Done,
    errors: ['country_by_operations'],
    origin: 'spec',
  },
  verifyPassword: {
    ...CALLS.verifyPassword,
    summary: 'Checks the password again; security settings may change in the next ten minutes',
    body: Type.Object({ password: Verbatim(200) }, { additionalProperties: false }),
    reply: Type.Object({ verified: Type.Literal(true), expire: Instant }),
    errors: ['user_authentication_failed', 'account_locked'],
    origin: 'spec',
  },
  updatePassword: {
    ...CALLS.updatePassword,
    summary: 'Changes the password and ends every other session',
    body: Type.Object(
      {
        /** Argon2id hashes of `@quoin/rules/password`, never the passwords. */
        old_password: Verbatim(200),
        password: Verbatim(200),
        /** The hash of the repeated new password. */
        confirmation: Type.Optional(Verbatim(200)),
      },
      { additionalProperties: false },
    ),
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
    ...CALLS.emailCode,
    summary: 'Sends a 5-digit code to the account’s e-mail, or verifies it: the second step to another phone',
    params: Type.Object({ action: OneOf(['send', 'verify']) }),
    body: Type.Object(
      { type: Type.Integer(), code: Type.Optional(Text(100)) },
      { additionalProperties: false },
    ),
    reply: Type.Union([
      Type.Object({ resend_after_seconds: Type.Integer() }),
      Type.Object({ verified: Type.Literal(true), expire: Instant }),
    ]),
    errors: ['unsupported_act', 'resend_after_one_minute', ...CODE_ERRORS],
    origin: 'spec',
  },
  sendNewPhoneCode: {
    ...CALLS.sendNewPhoneCode,
    summary: 'Sends a 6-digit code to the phone that is to be the account’s',
    body: Type.Object({ phone: Text(40), region: Country }, { additionalProperties: false }),
    reply: Type.Object({ resend_after_seconds: Type.Integer() }),
    errors: [
      'password_check_needed',
      'email_check_needed',
      'phone_invalid',
      'region_unsupported',
      'phone_already_verified',
      'resend_after_one_minute',
      'too_many_code_attempts',
    ],
    origin: 'spec',
  },
  updatePhone: {
    ...CALLS.updatePhone,
    summary: 'Puts a proven phone on file and ends every other session',
    body: Type.Object(
      { phone_number: Text(40), region: Country, code: Text(100) },
      { additionalProperties: false },
    ),
    reply: Type.Object({ region: Country, masked: Type.String() }),
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
    ...CALLS.getTwoStep,
    summary: 'Whether 2-step verification is on, and since when',
    reply: TwoStep,
    errors: [],
    origin: 'spec',
  },
  setTwoStep: {
    ...CALLS.setTwoStep,
    summary: 'Turns 2-step verification on or off and ends every other session',
    body: Type.Object({ on: Type.Boolean() }, { additionalProperties: false }),
    reply: TwoStep,
    errors: ['password_check_needed', 'no_phone_on_record'],
    origin: 'spec',
  },
} as const satisfies Record<string, Call>;
