// Who owns an account hears of every change to what protects it and to where its money goes, by the mail that no change
// goes without.
import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { accounts } from '../../database/tables';
import type { JobHandler, SecurityChange } from '../../jobs/jobs';
import { newId } from '../../shared/new-id';
import type { Services } from '../../services';
import { securityMail } from './security-mail';

/** Orders the mail in the transaction that makes the change. */
export const tellOwner = (
  tx: Executor,
  { jobs }: Services,
  accountId: string,
  change: SecurityChange,
): Promise<void> => jobs.enqueue(tx, 'send-security-mail', { accountId, change });

/**
 * After a try that failed: the last one that was allowed has locked the account. An e-mail without one costs the same,
 * and its mail finds nobody.
 */
export async function tellOfLock(services: Services, left: number, accountId = newId()): Promise<void> {
  if (left === 0) await tellOwner(services.db, services, accountId, 'lock');
}

export const sendSecurityMail: JobHandler<'send-security-mail'> = async ({ accountId, change }, services) => {
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return;
  const { email, firstName, preferredLanguage } = account;
  const mail = securityMail(firstName, change, preferredLanguage, services.config.publicUrl);
  await services.mail.send({ to: email, ...mail });
};
