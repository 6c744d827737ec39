// Column kinds that every table shares.
import { bigint, text, timestamp } from 'drizzle-orm/pg-core';

/** An instant; the application's clock sets it, never the database's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Whole cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });
export const id = () => text('id').primaryKey();
