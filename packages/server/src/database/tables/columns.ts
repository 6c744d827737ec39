// Column types shared by all tables.
import { bigint, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant, set by the application's clock, not the database's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Whole cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });
export const id = () => text('id').primaryKey();
