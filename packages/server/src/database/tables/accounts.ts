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
import { id, instant, refers } from './columns';

export const accounts = pgTable(
  'accounts',
  {
    id: id(),
    /** Normalised; unique. */
    email: text('email').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    /** Hashed with an older scheme: the next sign-in needs the password, which is then hashed again. */
    passwordUpgrade: boolean('password_upgrade').notNull().default(false),
    status: text('status').$type<AccountStatus>().notNull(),
    country: text('country').notNull(),
    phoneRegion: text('phone_region'),
    /** E.164, verified by a code. Null, like its region, if the account has none. */
    phone: text('phone'),
    birthDate: text('birth_date'),
    preferredLanguage: text('preferred_language').$type<Language>().notNull(),
    accredited: boolean('accredited').notNull(),
    twofaOn: boolean('twofa_on').notNull(),
    twofaSince: instant('twofa_since'),
    /** Staff removed the phone: until another one is confirmed, sign-in needs a code by e-mail. */
    phoneRequired: boolean('phone_required').notNull().default(false),
    /** Set when the owner or their sign-in changes: no payouts before this time. */
    payoutsHeldUntil: instant('payouts_held_until'),
    referralCode: text('referral_code').notNull(),
    /** The account that sent the invitation. */
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

/** Column that refers to the account of a row. */
export const accountId = () => refers('account_id', () => accounts.id);

/** What an invited person attested at sign-up. */
export const signUpStatements = pgTable('sign_up_statements', {
  accountId: accountId().primaryKey(),
  investorType: text('investor_type').$type<InvestorType>().notNull(),
  qualifications: jsonb('qualifications').$type<SignUpQualification[]>().notNull(),
  attestations: jsonb('attestations').$type<SignUpAttestation[]>().notNull(),
  madeAt: instant('made_at').notNull(),
});

/** A session of one browser. Each refresh rotates the hash of its cookie. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: accountId(),
    /** From the user agent; shown in the list of sessions. */
    browser: text('browser'),
    system: text('system'),
    refreshHash: text('refresh_hash').notNull(),
    /** Hash before the last rotation, still valid for a few seconds for parallel tabs. */
    previousRefreshHash: text('previous_refresh_hash'),
    rotatedAt: instant('rotated_at').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** Last time the password was entered. Security settings can be changed only shortly after. */
    passwordCheckedAt: instant('password_checked_at'),
    /** Last time a code by e-mail was entered. A phone can be replaced only shortly after. */
    emailCheckedAt: instant('email_checked_at'),
  },
  (t) => [index('sessions_account').on(t.accountId)],
);

/**
 * Consecutive failures of sign-ins, by e-mail address whether or not an account exists (so that the count reveals nothing),
 * and of identity checks, by account. `attempts` is incremented before the secret is compared, so that concurrent attempts
 * cannot bypass the limit.
 */
export const attemptCounts = pgTable('attempt_counts', {
  /** Keyed digest of the purpose and the normalised e-mail address or the account. */
  subjectDigest: text('subject_digest').primaryKey(),
  attempts: integer('attempts').notNull(),
  lockedUntil: instant('locked_until'),
});

/**
 * SMS codes, activation links and sign-in tickets: single use, hashed at rest. At most one is active per purpose and
 * subject. Resending replaces its secret and keeps its attempts.
 */
export const challenges = pgTable(
  'challenges',
  {
    id: id(),
    /** A `ChallengePurpose`. */
    purpose: text('purpose').notNull(),
    /** An E.164 phone or an account id. */
    subject: text('subject').notNull(),
    /** Hash of a ticket's secret. Null for codes and signed links. */
    secretHash: text('secret_hash'),
    codeHash: text('code_hash'),
    /** Wrong attempts since `counting_since`. */
    attempts: integer('attempts').notNull(),
    countingSince: instant('counting_since').notNull(),
    sentAt: instant('sent_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [
    uniqueIndex('challenges_one_active')
      .on(t.purpose, t.subject)
      .where(sql`used_at is null`),
    index('challenges_secret').on(t.secretHash),
  ],
);

/** A visit from an e-mailed link, from the first page view to the sign-up. Contains no names. */
export const visits = pgTable('visits', {
  id: id(),
  /** Query of the link: ref_id and campaign parameters. */
  parameters: jsonb('parameters').$type<Record<string, string>>().notNull(),
  pageViews: integer('page_views').notNull(),
  createdAt: instant('created_at').notNull(),
  lastViewedAt: instant('last_viewed_at').notNull(),
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

/** Access granted by an identity check, for one account and purpose. */
export const accessCodes = pgTable('access_codes', {
  codeHash: text('code_hash').primaryKey(),
  accountId: accountId(),
  purpose: text('purpose').$type<IdentityPurpose>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** Subscription link of an account's calendar, at most one per account. */
export const calendarLinks = pgTable('calendar_links', {
  accountId: accountId().primaryKey(),
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
    accountId: accountId(),
    /** Name chosen by the owner. */
    name: text('name').notNull(),
    /** Credential id of the authenticator, base64url. The public key is in COSE format. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** Signature counter of the authenticator; 0 if it has none. */
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
    accountId: accountId(),
  },
  (t) => [index('recovery_codes_account').on(t.accountId)],
);
