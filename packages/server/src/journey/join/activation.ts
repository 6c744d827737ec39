// The e-mailed link that turns a registered account into an activated one.
import { ACTIVATION_LINK_HOURS, normaliseEmail } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Executor } from '../../database/database';
import { accounts, challenges } from '../../database/tables';
import { Refusal } from '../../http/refusal';
import type { JobHandler } from '../../jobs/job-handlers';
import { makeChallenge, useChallenge } from '../../security/challenges';
import { askOnceAMinute, challengeInLink, linkCode } from '../../security/mailed-links';
import { newId } from '../../security/new-id';
import type { Services } from '../../services';
import { ACCOUNT_TRANSITIONS } from './states';
import { activationMail } from './texts';

const PURPOSE = 'activation';
const { activate: ACTIVATE } = ACCOUNT_TRANSITIONS;

/** Makes a new link (the one before it ends) and the job that mails it. */
export async function requestActivation(
  tx: Executor,
  { clock, jobs }: Services,
  accountId: string,
): Promise<void> {
  const validMinutes = ACTIVATION_LINK_HOURS * 60;
  const challenge = await makeChallenge(tx, clock, { purpose: PURPOSE, subject: accountId, validMinutes });
  if (challenge) await jobs.enqueue(tx, 'send-activation-mail', { challengeId: challenge.id });
}

/**
 * Answers every address alike, in what it says and in what it does: an unknown one costs a job as well, which then
 * finds nothing to send.
 * @throws Refusal resend_after_one_minute
 */
export async function resendActivation(services: Services, givenEmail: string): Promise<void> {
  const { db, jobs } = services;
  const email = normaliseEmail(givenEmail);
  await db.transaction(async (tx) => {
    await askOnceAMinute(tx, services, 'activation_resend', email);
    const waiting = and(eq(accounts.email, email), eq(accounts.status, ACTIVATE.from));
    const [account] = await tx.select({ id: accounts.id }).from(accounts).where(waiting);
    if (account) await requestActivation(tx, services, account.id);
    else await jobs.enqueue(tx, 'send-activation-mail', { challengeId: newId() });
  });
}

export const sendActivationMail: JobHandler<'send-activation-mail'> = async ({ challengeId }, services) => {
  const [row] = await services.db
    .select({ account: accounts })
    .from(challenges)
    .innerJoin(accounts, eq(accounts.id, challenges.subject))
    .where(and(eq(challenges.id, challengeId), eq(accounts.status, ACTIVATE.from)));
  if (!row) return; // a newer link has taken its place, or it was never for anybody
  const link = `${services.config.publicUrl}/go/auth/activate/${linkCode(services, PURPOSE, challengeId)}`;
  const { email, firstName, preferredLanguage } = row.account;
  await services.mail.send({
    to: email,
    link,
    ...activationMail(firstName, link, preferredLanguage),
  });
};

/** @returns the account's e-mail. @throws Refusal activation_failed, account_already_activated */
export async function activateByLink(services: Services, code: string): Promise<string> {
  const challengeId = challengeInLink(services, PURPOSE, code);
  if (challengeId === undefined) throw new Refusal('activation_failed');
  const { clock, db } = services;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ account: accounts })
      .from(challenges)
      .innerJoin(accounts, eq(accounts.id, challenges.subject))
      .where(eq(challenges.id, challengeId));
    if (!row) throw new Refusal('activation_failed');
    if (row.account.status === ACTIVATE.to) throw new Refusal('account_already_activated');
    if (!(await useChallenge(tx, clock, challengeId))) throw new Refusal('activation_failed');
    const [account] = await tx
      .update(accounts)
      .set({ status: ACTIVATE.to, activatedAt: clock.now() })
      .where(and(eq(accounts.id, row.account.id), eq(accounts.status, ACTIVATE.from)))
      .returning();
    if (!account) throw new Refusal('activation_failed');
    const actor = `account:${account.id}` as const;
    await recordAct(tx, clock, { actor, act: 'account.activate', object: actor });
    return account.email;
  });
}
