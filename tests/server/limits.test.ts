// Every constant of the business, one below it, at it and one above: what holds just before, on and just after the limit.
// A constant of packages/rules/src/limits.ts that is neither tried here nor named with the place that tries it fails.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { addDays, addMonths, cents, daysBetween, COMMITMENT_MULTIPLE, REFERRAL_OFFER } from '@quoin/rules';
import { invitedDiscountStatus, referralStatus, redemptionPayoutDate } from '@quoin/rules';
import { hashPassword } from '@quoin/rules/password';
import { eq } from 'drizzle-orm';
import * as limits from '../../packages/rules/src/limits';
import { bankAccounts } from '../../packages/server/src/database/tables';
import { heldUntil } from '../../packages/server/src/journey/account';
import { issueAccessCode, requireAccessCode } from '../../packages/server/src/security/access-codes';
import { beginAttempt } from '../../packages/server/src/security/attempts';
import {
  addedBankAccount,
  CHECKING_ACCOUNT,
  completeApplication,
  publishProduct,
  recordedWebinar,
} from './scenes';
import { startTestApp, type Person, type TestApp } from './test-app';

const HOUR = 3_600;
const DAY = 86_400;
const MEGABYTE = 1024 * 1024;

// Some trials sign up a person for each of three tries.
jest.setTimeout(300_000);

let app: TestApp;
let person: Person;

beforeAll(async () => {
  app = await startTestApp();
  person = await app.signUp();
});
afterAll(() => app.close());

type Limit = keyof typeof limits;

interface Trial {
  constant: Limit | 'COMMITMENT_MULTIPLE' | 'REFERRAL_OFFER';
  /** What it is the limit of. */
  of: string;
  /** In the unit that is tried: seconds, tries, bytes, dollars, days. */
  limit: number;
  /** Whether something still goes, or goes already, at so much. */
  goes: (amount: number) => Promise<boolean>;
  /** One below, at it, one above. */
  expected: readonly [boolean, boolean, boolean];
}

const UNTIL = [true, false, false] as const;
const THROUGH = [true, true, false] as const;
const FROM = [false, true, true] as const;
const ONLY = [false, true, false] as const;

const succeeds = (answer: { status: number }) => answer.status === 200;
const later = (seconds: number) => app.clock.advance({ seconds });

let calls = 0;
/** No address calls so often that it is told to wait. */
const anywhere = () => `10.9.${(calls += 1) >> 8}.${calls & 255}`;

const newPhone = () => `202556${String(1000 + (calls += 1))}`;
const send = (phone: string) =>
  app.call('sendSmsCode', { body: { phone, region: 'US' }, address: anywhere() });
const verify = async (phone: string, code: string) =>
  succeeds(await app.call('verifySmsCode', { body: { phone, region: 'US', code }, address: anywhere() }));
const codeOf = (phone: string) => app.newestCode(`+1${phone}`);
const wrong = (code: string) => code.replace(/^./, (digit) => (digit === '9' ? '1' : '9'));

/** A code that is so long, beside the one that was sent. */
const lengthOfSms = async (length: number) => {
  const phone = newPhone();
  await send(phone);
  const code = await codeOf(phone);
  return verify(phone, code.padEnd(length, '0').slice(0, length));
};

const signInFails = async (email: string) =>
  (await app.refused('signIn', { body: { email, password: 'f'.repeat(64) }, address: anywhere() })).error;
const wrongSignIns = async (count: number) => {
  const email = `nobody.${(calls += 1)}@example.com`;
  let last = '';
  for (let n = 0; n < count; n += 1) last = await signInFails(email);
  return { email, last };
};

const aSession = async () => {
  later(60);
  return app.signIn(person);
};

const identityTries = async (count: number) => {
  const tried = { purpose: 'identity_check', subject: `account-${(calls += 1)}` } as const;
  let left: number | undefined;
  for (let n = 0; n < count; n += 1) left = await beginAttempt(app.services, tried);
  return { tried, left };
};

const linkIn = async (email: string) => {
  await app.runJobs();
  return (
    (await app.outbox(email))
      .find(({ link }) => link)
      ?.link?.split('/')
      .at(-1) ?? ''
  );
};

const day = (date: string, days: number) => addDays(date, days);
const ACTIVATED = '2026-06-05';
const friend = (date: string, dollars = 60_000) => ({
  activatedOn: ACTIVATED,
  first: { date, commitment: cents(dollars * 100) },
});

const TRIALS: Trial[] = [
  {
    constant: 'CODE_RESEND_SECONDS',
    of: 'seconds to another code',
    limit: limits.CODE_RESEND_SECONDS,
    expected: FROM,
    goes: async (seconds) => {
      const phone = newPhone();
      await send(phone);
      later(seconds);
      return succeeds(await send(phone));
    },
  },
  {
    constant: 'CODE_VALID_MINUTES',
    of: 'seconds that a code is good',
    limit: limits.CODE_VALID_MINUTES * 60,
    expected: UNTIL,
    goes: async (seconds) => {
      const phone = newPhone();
      await send(phone);
      later(seconds);
      return verify(phone, await codeOf(phone));
    },
  },
  {
    constant: 'CODE_ATTEMPTS',
    of: 'wrong codes after which the right one is not taken',
    limit: limits.CODE_ATTEMPTS,
    expected: UNTIL,
    goes: async (tries) => {
      const phone = newPhone();
      await send(phone);
      const code = await codeOf(phone);
      for (let n = 0; n < tries; n += 1) await verify(phone, wrong(code));
      return verify(phone, code);
    },
  },
  {
    constant: 'SMS_CODE_LENGTH',
    of: 'digits of a code by SMS',
    limit: limits.SMS_CODE_LENGTH,
    expected: ONLY,
    goes: lengthOfSms,
  },
  {
    constant: 'TEXTS_AN_HOUR',
    of: 'texts to one phone in an hour',
    limit: limits.TEXTS_AN_HOUR,
    expected: THROUGH,
    goes: async (texts) => {
      const phone = newPhone();
      let last = { status: 0 };
      for (let n = 0; n < texts; n += 1) {
        last = await send(phone);
        later(limits.CODE_RESEND_SECONDS);
      }
      return succeeds(last);
    },
  },
  {
    constant: 'SIGN_IN_ATTEMPTS',
    of: 'failed sign-ins without a lock',
    limit: limits.SIGN_IN_ATTEMPTS,
    expected: UNTIL,
    goes: async (tries) => (await wrongSignIns(tries)).last !== 'account_locked',
  },
  {
    constant: 'SIGN_IN_LOCK_HOURS',
    of: 'seconds after which a locked e-mail is looked at again',
    limit: limits.SIGN_IN_LOCK_HOURS * HOUR,
    expected: FROM,
    goes: async (seconds) => {
      const { email } = await wrongSignIns(limits.SIGN_IN_ATTEMPTS);
      later(seconds);
      return (await signInFails(email)) !== 'account_locked';
    },
  },
  {
    constant: 'IDENTITY_ATTEMPTS',
    of: 'identity checks before they are blocked',
    limit: limits.IDENTITY_ATTEMPTS,
    expected: THROUGH,
    goes: async (tries) => (await identityTries(tries)).left !== undefined,
  },
  {
    constant: 'IDENTITY_LOCK_HOURS',
    of: 'seconds after which identity is checked again',
    limit: limits.IDENTITY_LOCK_HOURS * HOUR,
    expected: FROM,
    goes: async (seconds) => {
      const { tried } = await identityTries(limits.IDENTITY_ATTEMPTS);
      later(seconds);
      return (await beginAttempt(app.services, tried)) !== undefined;
    },
  },
  {
    constant: 'ACCESS_CODE_MINUTES',
    of: 'seconds that a passed identity check opens something',
    limit: limits.ACCESS_CODE_MINUTES * 60,
    expected: UNTIL,
    goes: async (seconds) => {
      const { token } = await aSession();
      const { id: accountId } = await app.ok('getUserInfo', { token });
      const purpose = 'documents';
      const { code } = await issueAccessCode(app.db, app, { accountId, purpose });
      later(seconds);
      return requireAccessCode(app.db, app, { accountId, purpose, code }).then(
        () => true,
        () => false,
      );
    },
  },
  {
    constant: 'TOKEN_MINUTES',
    of: 'seconds that a token is good',
    limit: limits.TOKEN_MINUTES * 60,
    expected: UNTIL,
    goes: async (seconds) => {
      const { token } = await aSession();
      later(seconds);
      return succeeds(await app.call('getUserInfo', { token }));
    },
  },
  {
    constant: 'SESSION_IDLE_HOURS',
    of: 'seconds that an idle session can be renewed',
    limit: limits.SESSION_IDLE_HOURS * HOUR,
    expected: UNTIL,
    goes: async (seconds) => {
      const session = await aSession();
      later(seconds);
      return succeeds(await app.call('refreshToken', session));
    },
  },
  {
    constant: 'PASSWORD_CHECK_MINUTES',
    of: 'seconds that a password entered again counts',
    limit: limits.PASSWORD_CHECK_MINUTES * 60,
    expected: UNTIL,
    goes: async (seconds) => {
      const { token } = await aSession();
      const password = await hashPassword(person.email, person.password);
      await app.ok('verifyPassword', { token, body: { password } });
      later(seconds);
      return succeeds(await app.call('setTwoStep', { token, body: { on: true } }));
    },
  },
  {
    constant: 'RESET_LINK_MINUTES',
    of: 'seconds that a link to reset the password is good',
    limit: limits.RESET_LINK_MINUTES * 60,
    expected: UNTIL,
    goes: async (seconds) => {
      later(60);
      await app.ok('requestPasswordReset', { body: { email: person.email } });
      const code = await linkIn(person.email);
      later(seconds);
      return succeeds(await app.call('openPasswordReset', { body: { code } }));
    },
  },
  {
    constant: 'ACTIVATION_LINK_HOURS',
    of: 'seconds that an activation link is good',
    limit: limits.ACTIVATION_LINK_HOURS * HOUR,
    expected: UNTIL,
    goes: async (seconds) => {
      const phone = newPhone();
      const email = `joins.${phone}@example.com`;
      await send(phone);
      await app.ok('register', {
        body: {
          first_name: 'Robin',
          last_name: 'Ashdown',
          email,
          phone_number: phone,
          region: 'US',
          code: await codeOf(phone),
          password: await hashPassword(email, person.password),
          country: 'US',
          preferred_language: 'en',
          accredited: true,
          terms_accepted: true,
        },
        address: anywhere(),
      });
      const code = await linkIn(email);
      later(seconds);
      return succeeds(await app.call('activate', { body: { code } }));
    },
  },
  {
    constant: 'FILE_KEY_SECONDS',
    of: 'seconds that a key opens a file',
    limit: limits.FILE_KEY_SECONDS,
    expected: UNTIL,
    goes: async (seconds) => {
      const { token } = await aSession();
      const { paperId: fileId } = await publishProduct(app);
      const { url } = await app.ok('requestFileKey', { token, params: { fileId } });
      later(seconds);
      return (await app.app.inject({ url })).statusCode === 200;
    },
  },
  {
    constant: 'RECORDING_KEY_HOURS',
    of: 'seconds that a key plays a recording',
    limit: limits.RECORDING_KEY_HOURS * HOUR,
    expected: UNTIL,
    goes: async (seconds) => {
      const { token } = await aSession();
      const webinarId = await recordedWebinar(app, (await publishProduct(app)).id);
      const { url } = await app.ok('openRecording', { token, params: { webinarId } });
      later(seconds);
      return (await app.app.inject({ url })).statusCode === 200;
    },
  },
  {
    constant: 'UPLOAD_MEGABYTES',
    of: 'bytes of a file that is taken',
    limit: limits.UPLOAD_MEGABYTES * MEGABYTE,
    expected: THROUGH,
    goes: async (size) => {
      const { token } = await aSession();
      const { items } = await app.ok('listInvestors', { token });
      const investor =
        items[0] ?? (await app.ok('createInvestor', { token, body: { investor_type: 'individual' } }));
      const body = { document_type: 'others', name: `paper-${size}.pdf`, size } as const;
      return succeeds(await app.call('beginUpload', { token, params: { investorId: investor.id }, body }));
    },
  },
  {
    constant: 'ENVELOPE_DAYS',
    of: 'seconds that a link to sign is good',
    limit: limits.ENVELOPE_DAYS * DAY,
    expected: UNTIL,
    goes: async (seconds) => {
      const applicant = await app.newInvestor();
      const { investmentId } = await completeApplication(app, applicant.token, await publishProduct(app));
      const sent = await app.ok('sendForSignature', { token: applicant.token, params: { investmentId } });
      await app.runJobs();
      later(seconds);
      const { token } = await app.signIn(applicant);
      const options = { token, params: { envelopeId: sent.id }, body: { version: sent.consent.version } };
      return succeeds(await app.call('giveConsent', options));
    },
  },
  {
    constant: 'PROOF_DOCUMENT_MONTHS',
    of: 'days beside the last on which an uploaded proof of address counts',
    limit: 0,
    expected: THROUGH,
    goes: async (days) => {
      const applicant = await app.newInvestor();
      const { investmentId } = await completeApplication(app, applicant.token, await publishProduct(app));
      const today = app.clock.now().toISOString().slice(0, 10);
      later((daysBetween(today, addMonths(today, limits.PROOF_DOCUMENT_MONTHS)) + days) * DAY);
      const { token } = await app.signIn(applicant);
      return succeeds(await app.call('sendForSignature', { token, params: { investmentId } }));
    },
  },
  {
    constant: 'FROM_MAIL_DAYS',
    of: 'seconds that a visit by a mailed link is kept',
    limit: limits.FROM_MAIL_DAYS * DAY,
    expected: UNTIL,
    goes: async (seconds) => {
      const { id } = await app.ok('recordVisit', { query: {}, address: anywhere() });
      later(seconds);
      return !(await app.ok('recordStay', { query: { id }, address: anywhere() })).expired;
    },
  },
  {
    constant: 'MINIMUM_AGE',
    of: 'days after a birth on which its child may sign',
    limit: 0,
    expected: FROM,
    goes: async (days) => {
      const { token } = await aSession();
      const today = app.clock.now().toISOString().slice(0, 10);
      const birth_date = day(addMonths(today, -12 * limits.MINIMUM_AGE), -days);
      return succeeds(await app.call('updateUserInfo', { token, body: { birth_date } }));
    },
  },
  {
    constant: 'COMMITMENT_MULTIPLE',
    of: 'dollars above the minimum that can be reserved',
    limit: COMMITMENT_MULTIPLE / 100,
    expected: ONLY,
    goes: async (more) => {
      const { token } = await aSession();
      const { id: productId } = await publishProduct(app, { status: 'upcoming' });
      const body = { amount: String(50_000 + more) };
      return succeeds(await app.call('reserveAllocation', { token, params: { productId }, body }));
    },
  },
  {
    constant: 'REFERRAL_OFFER',
    of: 'days beside the last on which a first investment earns the credit',
    limit: 0,
    expected: THROUGH,
    goes: async (days) => {
      const date = day(addMonths(ACTIVATED, REFERRAL_OFFER.creditMonths), days);
      return referralStatus(friend(date), addMonths(ACTIVATED, 12)) === 'invested';
    },
  },
  {
    constant: 'REFERRAL_OFFER',
    of: 'days beside the last on which the credit is valid',
    limit: 0,
    expected: THROUGH,
    goes: async (days) => {
      const today = day(addMonths(ACTIVATED, REFERRAL_OFFER.creditMonths), days);
      return referralStatus(friend(ACTIVATED), today) === 'invested';
    },
  },
  {
    constant: 'REFERRAL_OFFER',
    of: 'days beside the last on which a first investment earns the discount',
    limit: 0,
    expected: THROUGH,
    goes: async (days) => {
      const date = day(addMonths(ACTIVATED, REFERRAL_OFFER.invitedDiscountMonths), days);
      return invitedDiscountStatus(friend(date), date) === 'earned';
    },
  },
  {
    constant: 'REFERRAL_OFFER',
    of: 'dollars of a first investment that earns no discount yet',
    limit: REFERRAL_OFFER.invitedDiscountAbove,
    expected: [false, false, true],
    goes: async (dollars) => invitedDiscountStatus(friend(ACTIVATED, dollars), ACTIVATED) === 'earned',
  },
  {
    constant: 'REDEMPTION_PAYOUT_DAYS',
    of: 'days from the redemption day to the payout',
    limit: limits.REDEMPTION_PAYOUT_DAYS,
    expected: ONLY,
    goes: async (days) => redemptionPayoutDate('2026-06-01') === day('2026-06-01', days),
  },
  {
    constant: 'PAYOUT_HOLD_HOURS',
    of: 'seconds after which a bank account that was added is paid to',
    limit: limits.PAYOUT_HOLD_HOURS * HOUR,
    expected: FROM,
    goes: async (seconds) => {
      const { token } = await app.newInvestor();
      const { id } = await addedBankAccount(app, token, CHECKING_ACCOUNT);
      later(seconds);
      const [account] = await app.db.select().from(bankAccounts).where(eq(bankAccounts.id, id));
      return account !== undefined && heldUntil(account, app.clock) === null;
    },
  },
];

/** Where a constant is tried that the server does not know, or that is only said. */
const ELSEWHERE: Partial<Record<Limit, string>> = {
  PASSKEYS_PER_ACCOUNT: 'tests/server/passkeys.test.ts',
  PASSKEY_CHALLENGE_MINUTES: 'tests/server/passkeys.test.ts',
  RECOVERY_CODES: 'tests/server/passkeys.test.ts',
  EMAIL_CODE_LENGTH: 'tests/server/phone-settings.test.ts',
  EMAIL_CHECK_MINUTES: 'tests/server/phone-settings.test.ts',
  SESSION_HOURS: 'tests/server/session.test.ts',
  REFRESH_GRACE_SECONDS: 'tests/server/session.test.ts',
  FUNDING_BUSINESS_DAYS: 'tests/rules/money-dates.test.ts',
  STATEMENT_DAYS: 'tests/rules/expected-documents.test.ts',
  DATA_ARCHIVE_DAYS: 'tests/server/data-archive.test.ts',
  DELETION_WAIT_DAYS: 'tests/server/deletion.test.ts',
  REFERRAL_ID_DAYS: 'tests/portal/invited-sign-up.test.tsx',
  FROM_MAIL_POLL_SECONDS: 'tests/portal/mail-landing.test.tsx',
  NOTICES_AT_ONCE: 'tests/portal/spinner-and-notices.test.ts',
  BUSINESS_TIME_ZONE: 'tests/rules/money-dates.test.ts',
  // Only said: how long it usually takes, what the plan promises.
  SIGNATURE_PROCESSING_MINUTES: 'portal/src/journey/visit/HowItWorks.tsx',
  FIRST_APPLICATION_MINUTES: 'portal/src/journey/visit/HowItWorks.tsx',
  REPLACEMENT_MANAGER_DAYS: 'tests/portal/public-pages.test.tsx',
};

test('the constants that the specification states have its numbers', () => {
  expect({ ...limits, multiple: COMMITMENT_MULTIPLE, ...REFERRAL_OFFER }).toMatchObject({
    SIGN_IN_ATTEMPTS: 5,
    SIGN_IN_LOCK_HOURS: 2,
    SMS_CODE_LENGTH: 6,
    EMAIL_CODE_LENGTH: 5,
    CODE_RESEND_SECONDS: 60,
    RESET_LINK_MINUTES: 30,
    PROOF_DOCUMENT_MONTHS: 3,
    SIGNATURE_PROCESSING_MINUTES: { from: 2, to: 3 },
    FIRST_APPLICATION_MINUTES: { from: 20, to: 30 },
    FUNDING_BUSINESS_DAYS: { from: 3, to: 5 },
    REFERRAL_ID_DAYS: 14,
    FROM_MAIL_DAYS: 7,
    FROM_MAIL_POLL_SECONDS: 5,
    REPLACEMENT_MANAGER_DAYS: 90,
    NOTICES_AT_ONCE: 10,
    BUSINESS_TIME_ZONE: 'America/New_York',
    multiple: 1_000_00,
    referrerCredit: 300,
    friendCredit: 300,
    creditMonths: 12,
    invitedDiscount: 500,
    invitedDiscountAbove: 50_000,
    invitedDiscountMonths: 3,
  });
});

test('no constant is without its trial', () => {
  const tried = new Set<string>([...TRIALS.map(({ constant }) => constant), ...Object.keys(ELSEWHERE)]);
  expect(Object.keys(limits).filter((name) => !tried.has(name))).toEqual([]);
  for (const path of Object.values(ELSEWHERE)) expect(existsSync(join(__dirname, '../..', path))).toBe(true);
});

test.each(TRIALS)('$constant: $of', async ({ limit, goes, expected }) => {
  const results = [];
  for (const amount of [limit - 1, limit, limit + 1]) results.push(await goes(amount));
  expect(results).toEqual(expected);
});
