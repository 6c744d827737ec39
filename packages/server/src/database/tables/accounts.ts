// Who may sign in, and everything that proves it.
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
    /** Made under an older scheme: the password is asked for again and stored anew. */
    passwordUpgrade: boolean('password_upgrade').notNull().default(false),
    status: text('status').$type<AccountStatus>().notNull(),
    country: text('country').notNull(),
    phoneRegion: text('phone_region'),
    /** E.164, proven by a code; null with its region where none is on file. */
    phone: text('phone'),
    birthDate: text('birth_date'),
    preferredLanguage: text('preferred_language').$type<Language>().notNull(),
    accredited: boolean('accredited').notNull(),
    twofaOn: boolean('twofa_on').notNull(),
    twofaSince: instant('twofa_since'),
    referralCode: text('referral_code').notNull(),
    /** The account whose invitation this one came by. */
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

/** What an invited person stated and attested at sign-up. */
export const signUpStatements = pgTable('sign_up_statements', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  investorType: text('investor_type').$type<InvestorType>().notNull(),
  qualifications: jsonb('qualifications').$type<SignUpQualification[]>().notNull(),
  attestations: jsonb('attestations').$type<SignUpAttestation[]>().notNull(),
  madeAt: instant('made_at').notNull(),
});

/** One signed-in browser. The refresh cookie's hash is replaced at each refresh. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** As the browser says of itself; its owner knows it by them in a list. */
    browser: text('browser'),
    system: text('system'),
    refreshHash: text('refresh_hash').notNull(),
    /** The hash before the last rotation, good for a few seconds for parallel tabs. */
    previousRefreshHash: text('previous_refresh_hash'),
    rotatedAt: instant('rotated_at').notNull(),
    createdAt: instant('created_at').notNull(),
    usedAt: instant('used_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    revokedAt: instant('revoked_at'),
    /** When the password was last entered again; security settings change only shortly after. */
    passwordCheckedAt: instant('password_checked_at'),
    /** When a code by e-mail was last answered; a phone is replaced only shortly after. */
    emailCheckedAt: instant('email_checked_at'),
  },
  (t) => [index('sessions_account').on(t.accountId)],
);

/**
 * Failed tries in a row: of a sign-in, by e-mail whether or not an account has it (a stranger learns nothing from the
 * count), and of an identity check, by account. `attempts` counts a try before its secret is looked at, so that tries at
 * the same moment can't pass together.
 */
export const attemptCounts = pgTable('attempt_counts', {
  /** Keyed digest of the purpose and of the normalised e-mail or the account. */
  subjectDigest: text('subject_digest').primaryKey(),
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
    /** A `ChallengePurpose`. */
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

/** A visit by an e-mailed link, from the first look to the sign-up it may become. Nobody's name stands here. */
export const visits = pgTable('visits', {
  id: id(),
  /** The link's query: ref_id and what campaigns add. */
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

/** What a passed identity check opens, for who passed it and for one purpose. */
export const accessCodes = pgTable('access_codes', {
  codeHash: text('code_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  purpose: text('purpose').$type<IdentityPurpose>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});

/** The link by which calendar programs read an account's calendar; one at a time. */
export const calendarLinks = pgTable('calendar_links', {
  accountId: text('account_id')
    .primaryKey()
    .references(() => accounts.id),
  /** SHA-256 of the key; the key itself is only in the link. */
  keyHash: text('key_hash').notNull().unique(),
  language: text('language').$type<Language>().notNull(),
  madeAt: instant('made_at').notNull(),
  /** To the hour. */
  readAt: instant('read_at'),
});

/** Public keys of WebAuthn credentials that sign an account in. Nothing here is secret. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: id(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    /** What its owner calls it. */
    name: text('name').notNull(),
    /** The authenticator's name for it; base64url, as the key in COSE form. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often it signed, where the authenticator counts; 0 where it does not. */
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
