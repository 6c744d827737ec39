import type { Language } from '@quoin/rules';
import { pgTable, text } from 'drizzle-orm/pg-core';
import { accounts } from './accounts';
import { instant } from './columns';

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
