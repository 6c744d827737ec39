import type { IdentityPurpose } from '@quoin/rules';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';

/** What a passed identity check opens, for who passed it and for one purpose. */
export const accessCodes = pgTable('access_codes', {
  codeHash: text('code_hash').primaryKey(),
  accountId: text('account_id')
    .notNull()
    .references(() => accounts.id),
  purpose: text('purpose').$type<IdentityPurpose>().notNull(),
  expiresAt: instant('expires_at').notNull(),
});
