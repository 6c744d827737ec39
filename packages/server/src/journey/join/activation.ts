// Mailed links that activate a registered account.
import { ACTIVATION_LINK_HOURS, normaliseEmail, validateEmail } from '@quoin/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { accounts, challenges } from '../../database/tables';
import type { Handler } from '../../http/handler';
import type { JobHandler } from '../../jobs/jobs';
import { personalMail, type MailTexts } from '../../providers/mail';
import { makeChallenge, useChallenge } from '../../security/challenges';
import { askOnceAMinute, challengeInLink, linkCode } from '../../security/mailed-links';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { accountStates } from '../../states/account-states';
import { moveState } from '../../states/state-table';
import { throwProblems } from './throw-problems';

const PURPOSE = 'activation';
/** Accounts that are not activated. */
const NOT_ACTIVATED = 'registered';

/** Creates a new link, which replaces the previous one, and enqueues its mail. */
export async function requestActivation(
  tx: Executor,
  { clock, jobs }: Services,
  accountId: string,
): Promise<void> {
  const validMinutes = ACTIVATION_LINK_HOURS * 60;
  const challenge = await makeChallenge(tx, clock, { purpose: PURPOSE, subject: accountId, validMinutes });
  if (challenge) await jobs.enqueue(tx, 'send-activation-mail', { challengeId: challenge.id });
}

/** Invalidates a link that was mailed to a wrong address. */
export async function forgetActivation(tx: Executor, accountId: string): Promise<void> {
  await tx
    .delete(challenges)
    .where(
      and(eq(challenges.purpose, PURPOSE), eq(challenges.subject, accountId), isNull(challenges.usedAt)),
    );
}

/**
 * Behaves the same for every address: an unknown one also enqueues a job, which sends nothing.
 * @throws ApiError illegal_parameter, mail_after_one_minute
 */
export const resendActivation: Handler<'resendActivation'> = async ({ body }, services) => {
  const { db, jobs } = services;
  const problem = validateEmail(body.email);
  if (problem) throwProblems({ email: problem });
  const email = normaliseEmail(body.email);
  await db.transaction(async (tx) => {
    await askOnceAMinute(tx, services, 'activation_resend', email);
    const waiting = and(eq(accounts.email, email), eq(accounts.status, NOT_ACTIVATED));
    const [account] = await tx.select({ id: accounts.id }).from(accounts).where(waiting);
    if (account) await requestActivation(tx, services, account.id);
    else await jobs.enqueue(tx, 'send-activation-mail', { challengeId: newId() });
  });
  return { done: true };
};

export const sendActivationMail: JobHandler<'send-activation-mail'> = async ({ challengeId }, services) => {
  const [row] = await services.db
    .select({ account: accounts })
    .from(challenges)
    .innerJoin(accounts, eq(accounts.id, challenges.subject))
    .where(and(eq(challenges.id, challengeId), eq(accounts.status, NOT_ACTIVATED)));
  if (!row) return; // A newer link has replaced it, or the address has no account.
  const link = `${services.config.publicUrl}/go/auth/signup/verify/${linkCode(services, PURPOSE, challengeId)}`;
  await services.mail.send({ ...personalMail(row.account, MAIL, { link }), link });
};

/** Only the holder of a genuine link learns more than `invalid`. A link that a newer one replaced counts as used. */
const activationFailed = (reason: 'expired' | 'used' | 'invalid') =>
  new ApiError('activation_failed', { values: { reason } });

/** @throws ApiError activation_failed, account_already_activated */
export const activate: Handler<'activate'> = async ({ body }, services) => {
  const challengeId = challengeInLink(services, PURPOSE, body.code);
  if (challengeId === undefined) throw activationFailed('invalid');
  const { clock, db } = services;
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select({ account: accounts, expiresAt: challenges.expiresAt })
      .from(challenges)
      .innerJoin(accounts, eq(accounts.id, challenges.subject))
      .where(eq(challenges.id, challengeId));
    if (!row) throw activationFailed('used');
    const { id: accountId, email, status: from } = row.account;
    if (from === 'activated') throw new ApiError('account_already_activated');
    if (from !== NOT_ACTIVATED) throw activationFailed('invalid');
    if (row.expiresAt <= clock.now()) throw activationFailed('expired');
    if (!(await useChallenge(tx, clock, challengeId))) throw activationFailed('used');
    const actor = `account:${accountId}` as const;
    await moveState(tx, services, accountStates, {
      id: accountId,
      from,
      event: 'activate',
      actor,
      changes: { activatedAt: clock.now() },
    });
    return { email };
  });
};

const MAIL: MailTexts<{ link: string }> = {
  subject: { en: 'Activate your Quoin account', 'zh-CN': '激活您的 Quoin 账户' },
  text: ({ link }) => ({
    en: [
      'Open this link to activate your account:',
      link,
      `The link works once, for ${ACTIVATION_LINK_HOURS} hours. If you did not sign up, ignore this e-mail.`,
    ],
    'zh-CN': [
      '请打开以下链接激活账户：',
      link,
      `链接 ${ACTIVATION_LINK_HOURS} 小时内有效，仅可使用一次。如非您本人注册，请忽略此邮件。`,
    ],
  }),
};
