// Demo mode stores e-mails and text messages for the page /outbox instead of sending them.
import { desc, eq } from 'drizzle-orm';
import type { Clock } from '../shared/clock';
import type { Executor } from '../database/database';
import { outbox } from '../database/tables';
import { newId } from '../shared/new-id';
import type { MailProvider } from './mail';
import type { SmsProvider } from './sms';

export type OutboxRow = typeof outbox.$inferSelect;

const ROWS_SHOWN = 100;

export const outboxMail = (db: Executor, clock: Clock): MailProvider => ({
  async send({ to, subject, text, link, code }) {
    await db
      .insert(outbox)
      .values({ id: newId(), channel: 'mail', to, subject, text, link, code, sentAt: clock.now() });
  },
});

export const outboxSms = (db: Executor, clock: Clock): SmsProvider => ({
  async send({ to, text, code }) {
    await db
      .insert(outbox)
      .values({ id: newId(), channel: 'sms', to, subject: '', text, code, sentAt: clock.now() });
  },
});

/** Newest first. @param to an e-mail address or an E.164 phone; defaults to all */
export const readOutbox = (db: Executor, to?: string): Promise<OutboxRow[]> =>
  db
    .select()
    .from(outbox)
    .where(to ? eq(outbox.to, to) : undefined)
    .orderBy(desc(outbox.seq))
    .limit(ROWS_SHOWN);
