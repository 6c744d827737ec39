// Accounts and their credentials.
import type {
  AccountStatus,
  IdentityPurpose,
  InvestorType,
  Language,
  SignUpAttestation,
  SignUpQualification,
} from '@quoin/rules';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
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
    /** Hashed with an older scheme: the password is required once and hashed again. */
    passwordUpgrade: boolean('password_upgrade').notNull().default(false),
    status: text('status').$type<AccountStatus>().notNull(),
    country: text('country').notNull(),
    phoneRegion: text('phone_region'),
    /** E.164, verified by a code; null with its region where none is on file. */
    phone: text('phone'),
    birthDate: text('birth_date'),
    preferredLanguage: text('preferred_language').$type<Language>().notNull(),
    accredited: boolean('accredited').notNull(),
    twofaOn: boolean('twofa_on').notNull(),
    twofaSince: instant('twofa_since'),
    /** Staff removed the phone: sign-in needs a code by e-mail until another phone is confirmed. */
    phoneRequired: boolean('phone_required').notNull().default(false),
    /** Staff changed who the account belongs to: nothing is paid to it before this time. */
    payoutsHeldUntil: instant('payouts_held_until'),
    referralCode: text('referral_code').notNull(),
    /** The account whose invitation was used. */
    referredBy: text('referred_by'),
    createdAt: instant('created_at').notNull(),
    activatedAt: instant('activated_at'),
  },
  (t) => [
    uniqueIndex('accounts_email').on(t.email),
    uniqueIndex('accounts_referral_code').on(t.referralCode),
    index('accounts_referred_by').on(t.referredBy),
    check('accounts_twofa_needs_phone', sql`not ${t.twofaOn} or ${t.phone} is not null`),
  ],
);

/** Statements of an invited person at sign-up. */
export const signUpStatements = pgTable('sign_up_statements', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  investorType: text('investor_type').$type<InvestorType>().notNull(),
  qualifications: jsonb('qualifications').$type<SignUpQualification[]>().notNull(),
  attestations: jsonb('attestations').$type<SignUpAttestation[]>().notNull(),
  madeAt: instant('made_at').notNull(),
});

/** A session of one browser. The refresh cookie's hash is replaced at each refresh. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** From the user agent; shown in the list of sessions. */
    browser: text('browser'),
    system: text('system'),
    refreshHash: text('refresh_hash').notNull(),
    /** The hash before the last rotation, valid for a few seconds for parallel tabs. */
    previousRefreshHash: text('previous_refresh_hash'),
    rotatedAt: instant('rotated_at').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** When the password was last entered; security settings change only shortly after. */
    passwordCheckedAt: instant('password_checked_at'),
    /** When a code by e-mail was last entered; a phone is replaced only shortly after. */
    emailCheckedAt: instant('email_checked_at'),
  },
  (t) => [index('sessions_account').on(t.accountId)],
);

/**
 * Consecutive failures: of a sign-in, by e-mail whether or not an account exists (so that the count reveals nothing),
 * and of an identity check, by account. `attempts` is incremented before the secret is compared, so that concurrent
 * attempts cannot bypass the limit.
 */
export const attemptCounts = pgTable('attempt_counts', {
  /** Keyed digest of the purpose and of the normalised e-mail or the account. */
  subjectDigest: text('subject_digest').primaryKey(),
  attempts: integer('attempts').notNull(),
  lockedUntil: instant('locked_until'),
});

/**
 * SMS codes, activation links, sign-in tickets: single use, hashed at rest. At most one is active for a purpose and
 * subject; resending replaces its secret and keeps its attempts.
 */
export const challenges = pgTable(
  'challenges',
  {
    id: id(),
    /** A `ChallengePurpose`. */
    purpose: text('purpose').notNull(),
    /** An E.164 phone or an account id. */
    subject: text('subject').notNull(),
    /** Hash of the long secret of a ticket. Null for codes and signed links. */
    secretHash: text('secret_hash'),
    /** Hash of the code in an SMS. */
    codeHash: text('code_hash'),
    /** Wrong attempts since `counting_since`. */
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

/** A visit from an e-mailed link, from the first page view to the sign-up. It contains no names. */
export const visits = pgTable('visits', {
  id: id(),
  /** The link's query: ref_id and campaign parameters. */
  parameters: jsonb('parameters').$type<Record<string, string>>().notNull(),
  looks: integer('looks').notNull(),
  createdAt: instant('created_at').notNull(),
  lastLookAt: instant('last_look_at').notNull(),
  stayedAt: instant('stayed_at'),
  convertedAt: instant('converted_at'),
});

export const waitlist = pgTable('waitlist', {
  id: id(),
  firstName: text('first_name').notNull(),
  lastName: text('last_name').notNull(),
  phoneNumber: text('phone_number').notNull(),
  region: text('region').notNull(),
  email: text('email').notNull(),
  createdAt: instant('created_at').notNull(),
});

/** Access granted by an identity check, for one account and one purpose. */
export const accessCodes = pgTable('access_codes', {
  codeHash: text('code_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  purpose: text('purpose').$type<IdentityPurpose>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** The subscription link of an account's calendar; one at a time. */
export const calendarLinks = pgTable('calendar_links', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** SHA-256 of the key; the key itself is only in the link. */
  keyHash: text('key_hash').notNull().unique(),
  language: text('language').$type<Language>().notNull(),
  madeAt: instant('made_at').notNull(),
  /** Rounded to the hour. */
  readAt: instant('read_at'),
});

/** Public keys of WebAuthn credentials; none of the columns is secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Name that the owner chose. */
    name: text('name').notNull(),
    /** The authenticator's credential id, base64url; the public key is in COSE form. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Signature counter of the authenticator; 0 where it has none. */
    counter: integer('counter').notNull(),
    transports: text('transports')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    synced: boolean('synced').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_account').on(t.accountId)],
);

/** Recovery codes. Each replaces one SMS code. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    codeDigest: text('code_digest').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
  },
  (t) => [index('recovery_codes_account').on(t.accountId)],
);
