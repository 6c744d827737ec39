import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { id, instant } from './columns';

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

/** Codes on paper that stand in for one by SMS, each once. */
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
