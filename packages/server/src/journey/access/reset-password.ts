// Resets a forgotten password by a mailed link, valid once for thirty minutes, and an SMS code if the account has a phone.
import { maskPhone, normaliseEmail, validateEmail, RESET_LINK_MINUTES, SMS_CODE_LENGTH } from '@quoin/rules';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { accounts, challenges } from '../../database/tables';
import type { Handler } from '../../http/handler';
import type { JobHandler } from '../../jobs/jobs';
import { personalMail } from '../../providers/mail';
import { makeChallenge, useChallenge } from '../../security/challenges';
import { checkCode, type CodeUse, sendCode, sendText } from '../../security/codes';
import { askOnceAMinute, challengeInLink, linkCode } from '../../security/mailed-links';
import { hashForStorage, matchesStored } from '../../security/passwords';
import type { Services } from '../../services';
import { isRunning, MINUTE_MS } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { newId } from '../../shared/new-id';
import { notifyOwner } from './security-mail';
import { assertAcceptablePassword, storePassword } from './set-password';
import { RESET_MAIL, resetCodeText } from './texts';

const PURPOSE = 'reset';

/**
 * Behaves the same for every address: an unknown one also creates a link and a job, which sends nothing.
 * @throws ApiError illegal_parameter, mail_after_one_minute
 */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async ({ body }, services) => {
  const problem = validateEmail(body.email);
  if (problem) throw new ApiError('illegal_parameter', { problems: { email: problem } });
  const email = normaliseEmail(body.email);
  await services.db.transaction(async (tx) => {
    await askOnceAMinute(tx, services, 'reset_request', email);
    await mailReset(tx, services, email);
  });
  return { done: true };
};

/** Mails a link to choose a password. Also enqueues a job for an unknown address, which then sends nothing. */
export async function mailReset(tx: Transaction, services: Services, email: string): Promise<void> {
  const challengeId = (await makeLink(tx, services, email)) ?? newId();
  await services.jobs.enqueue(tx, 'send-reset-mail', { challengeId });
}

async function makeLink(tx: Transaction, { clock }: Services, email: string): Promise<string | undefined> {
  const [account] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.email, email), ne(accounts.status, 'disabled')));
  const subject = account?.id ?? newId(); // A link without an account is never mailed.
  const link = { purpose: PURPOSE, subject, validMinutes: RESET_LINK_MINUTES } as const;
  return (await makeChallenge(tx, clock, link))?.id;
}

export const sendResetMail: JobHandler<'send-reset-mail'> = async ({ challengeId }, services) => {
  const [row] = await services.db
    .select({ account: accounts })
    .from(challenges)
    .innerJoin(accounts, eq(accounts.id, challenges.subject))
    .where(and(eq(challenges.id, challengeId), isNull(challenges.usedAt)));
  if (!row) return; // A newer link has replaced it, or the address has no account.
  const link = `${services.config.publicUrl}/go/auth/reset_password/${linkCode(services, PURPOSE, challengeId)}`;
  await services.mail.send({ ...personalMail(row.account, RESET_MAIL, { link }), link });
};

export const openPasswordReset: Handler<'openPasswordReset'> = async ({ body }, services) => {
  const { account } = await findLinkHolder(services, body.code);
  return { email: account.email, masked_phone: account.phone === null ? null : maskPhone(account.phone) };
};

/** @throws ApiError no_phone_on_record, resend_after_one_minute, and those of the link */
export const sendPasswordResetCode: Handler<'sendPasswordResetCode'> = async (
  { body, language },
  services,
) => {
  const { account } = await findLinkHolder(services, body.code);
  const { phone } = account;
  if (phone === null) throw new ApiError('no_phone_on_record');
  return sendCode(services, codeUse(account.id, phone), SMS_CODE_LENGTH, (digits) =>
    sendText(services, { to: phone, text: resetCodeText(digits, language), code: digits }),
  );
};

/**
 * Uses up link and code, stores the password and ends every session in one transaction.
 * @throws ApiError passwords_differ, new_password_equals_old, those of the link and those of a code
 */
export const resetPassword: Handler<'resetPassword'> = async ({ body: given }, services) => {
  const { clock, db } = services;
  assertAcceptablePassword(services, given);
  const { account, linkId } = await findLinkHolder(services, given.code);
  const code =
    account.phone === null
      ? undefined
      : await checkCode(services, codeUse(account.id, account.phone), given.sms_code ?? '', 'sms_code');
  if (await matchesStored(account.passwordHash, given.password))
    throw new ApiError('new_password_equals_old');
  const newHash = await hashForStorage(given.password);
  await db.transaction(async (tx) => {
    if (!(await useChallenge(tx, clock, linkId))) throw new ApiError('reset_link_used');
    if (code && !(await useChallenge(tx, clock, code.id))) throw new ApiError('send_code_first');
    const change = { id: account.id, oldHash: account.passwordHash, newHash };
    if (!(await storePassword(tx, services, change))) throw new ApiError('reset_link_expired');
    const actor = `account:${account.id}` as const;
    await recordAct(tx, clock, { actor, act: 'account.password_reset', object: actor });
    await notifyOwner(tx, services, account.id, 'password');
  });
  return { done: true };
};

/**
 * Finds the account of an active link. @throws ApiError illegal_code, reset_link_expired, reset_link_used,
 * account_not_found, account_disabled
 */
async function findLinkHolder(services: Services, code: string) {
  const { clock, db } = services;
  const linkId = challengeInLink(services, PURPOSE, code);
  if (linkId === undefined) throw new ApiError('illegal_code');
  const now = clock.now();
  const [row] = await db
    .select({ account: accounts, usedAt: challenges.usedAt, expiresAt: challenges.expiresAt })
    .from(challenges)
    .leftJoin(accounts, eq(accounts.id, challenges.subject))
    .where(eq(challenges.id, linkId));
  if (row?.usedAt) throw new ApiError('reset_link_used');
  if (!row || !isRunning(row.expiresAt, now, RESET_LINK_MINUTES * MINUTE_MS))
    throw new ApiError('reset_link_expired');
  if (!row.account) throw new ApiError('account_not_found');
  if (row.account.status === 'disabled') throw new ApiError('account_disabled');
  return { account: row.account, linkId };
}

const codeUse = (accountId: string, phone: string): CodeUse => ({
  purpose: 'reset_code',
  subject: accountId,
  sentTo: phone,
});
