// Column types shared by all tables.
import {
  type AnyPgColumn,
  bigint,
  customType,
  text,
  timestamp,
  type UpdateDeleteAction,
} from 'drizzle-orm/pg-core';

/** An instant. Set by the application's clock, not the database's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });
/** Whole cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' });
export const id = () => text('id').primaryKey();
/** The id of another row, which must exist. */
export const refers = (name: string, to: () => AnyPgColumn, actions?: { onDelete?: UpdateDeleteAction }) =>
  text(name).notNull().references(to, actions);
/** Ranges of whole numbers, which the database adds and compares. */
export const ranges = customType<{ data: string }>({ dataType: () => 'int8multirange' });
