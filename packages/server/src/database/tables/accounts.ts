// Who may sign in, and everything that proves it.
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, instant } from './columns';

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    /** Normalised; unique. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** registered, activated, disabled */
    status: text('status').notNull(),
    country: text('country').notNull(),
    phoneRegion: text('phone_region').notNull(),
    /** E.164 */
    phone: text('phone').notNull(),
    birthDate: text('birth_date'),
    preferredLanguage: text('preferred_language').notNull(),
    accredited: boolean('accredited').notNull(),
    twofaOn: boolean('twofa_on').notNull(),
    twofaSince: instant('twofa_since'),
    referralCode: text('referral_code').notNull(),
    referredBy: text('referred_by'),
    createdAt: instant('created_at').notNull(),
    activatedAt: instant('activated_at'),
  },
  (t) => [
    uniqueIndex('accounts_email').on(t.email),
    uniqueIndex('accounts_referral_code').on(t.referralCode),
  ],
);

/** One signed-in browser. The refresh cookie's hash is replaced at each refresh. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    refreshHash: text('refresh_hash').notNull(),
    /** The hash before the last rotation, good for a few seconds for parallel tabs. */
    previousRefreshHash: text('previous_refresh_hash'),
    rotatedAt: instant('rotated_at').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (t) => [index('sessions_account').on(t.accountId)],
);

/**
 * Failed sign-ins in a row, by e-mail whether or not an account has it: a stranger learns nothing from the count.
 * `attempts` counts a try before its password is looked at, so that tries at the same moment can't pass together.
 */
export const signInAttempts = pgTable('sign_in_attempts', {
  /** Keyed digest of the normalised e-mail. */
  emailDigest: text('email_digest').primaryKey(),
  attempts: integer('attempts').notNull(),
  lockedUntil: instant('locked_until'),
});

/**
 * SMS codes, activation links, sign-in tickets: one kind of thing, single use, hashed at rest. At most one is alive for
 * a purpose and subject; sending again replaces its secret and keeps its attempts.
 */
export const challenges = pgTable(
  'challenges',
  {
    id: id(),
    /** phone_code, sign_in, activation, activation_resend */
    purpose: text('purpose').notNull(),
    /** What it proves: an E.164 phone, an account id. */
    subject: text('subject').notNull(),
    /** Of the long secret: a ticket. Null where the code alone, or a signed link, is the proof. */
    secretHash: text('secret_hash'),
    /** Of the code that goes by SMS. */
    codeHash: text('code_hash'),
    /** Wrong tries since `counting_since`. */
    attempts: integer('attempts').notNull(),
    countingSince: instant('counting_since').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    uniqueIndex('challenges_one_alive')
      .on(t.purpose, t.subject)
      .where(sql`used_at is null`),
    index('challenges_secret').on(t.secretHash),
  ],
);

export const waitlist = pgTable('waitlist', {
  id: id(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  region: text('region').notNull(),
  email: text('email').notNull(),
  createdAt: instant('created_at').notNull(),
});
