// Every limit of the business, tested one below, at and one above its value. A constant of
// packages/rules/src/limits.ts that is neither tested in limits/ nor listed with the test that covers it fails.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { COMMITMENT_MULTIPLE, REFERRAL_OFFER } from '@quoin/rules';
import * as limits from '../../packages/rules/src/limits';
import { ACCESS_TRIALS } from './limits/access-trials';
import { CODE_TRIALS } from './limits/code-trials';
import { MONEY_TRIALS } from './limits/money-trials';
import { DOCUMENT_TRIALS } from './limits/document-trials';
import { app, begin, type Limit } from './limits/trial';

// Some trials sign up a person for each of three tries.

beforeAll(begin);
afterAll(() => app.close());

const TRIALS = [...CODE_TRIALS, ...ACCESS_TRIALS, ...DOCUMENT_TRIALS, ...MONEY_TRIALS];

/** Where a constant is tested that the server does not use or only documents. */
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
  AUDIT_DAYS: 'tests/rules/redemption-estimate.test.ts',
  DATA_ARCHIVE_DAYS: 'tests/server/data-archive.test.ts',
  DELETION_WAIT_DAYS: 'tests/server/deletion.test.ts',
  REFERRAL_ID_DAYS: 'tests/portal/invited-sign-up.test.tsx',
  FROM_MAIL_POLL_SECONDS: 'tests/portal/mail-landing.test.tsx',
  NOTICES_AT_ONCE: 'tests/portal/spinner-and-notices.test.ts',
  BUSINESS_TIME_ZONE: 'tests/rules/money-dates.test.ts',
  // Documented only: the usual duration, and the promise of the plan.
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
  const tested = new Set<string>([...TRIALS.map(({ constant }) => constant), ...Object.keys(ELSEWHERE)]);
  expect(Object.keys(limits).filter((name) => !tested.has(name))).toEqual([]);
  for (const path of Object.values(ELSEWHERE)) expect(existsSync(join(__dirname, '../..', path))).toBe(true);
});

test.each(TRIALS)('$constant: $of', async ({ limit, goes, expected }) => {
  const results = [];
  for (const amount of [limit - 1, limit, limit + 1]) results.push(await goes(amount));
  expect(results).toEqual(expected);
});
