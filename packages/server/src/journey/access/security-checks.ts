// Changing security settings requires a recent password entry; a new phone also requires a recent code by e-mail. The
// session stores the times.
import { EMAIL_CHECK_MINUTES, EMAIL_CODE_LENGTH, PASSWORD_CHECK_MINUTES, type Language } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { isRecent } from '../../database/stored-times';
import { sessions } from '../../database/tables';
import type { SignedIn } from '../../http/handler';
import { MINUTE_MS } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { useChallenge } from '../../security/challenges';
import { checkCode, sendCode } from '../../security/codes';
import type { Services } from '../../services';
import { matchCurrentPassword } from './change-password';
import { emailCodeMail } from './texts';

const CHECKS = {
  passwordCheckedAt: { minutes: PASSWORD_CHECK_MINUTES, needed: 'password_check_needed' },
  emailCheckedAt: { minutes: EMAIL_CHECK_MINUTES, needed: 'email_check_needed' },
} as const;
type Check = keyof typeof CHECKS;

/**
 * Verifies the password and records the time. @throws ApiError account_locked, user_authentication_failed for the field
 * `password`
 */
export async function verifyPassword(services: Services, signedIn: SignedIn, password: string) {
  if ((await matchCurrentPassword(services, signedIn, password)) === undefined) {
    throw new ApiError('user_authentication_failed', {
      problems: { password: { name: 'password_incorrect' } },
    });
  }
  return note(services.db, services, signedIn, 'passwordCheckedAt');
}

/** @throws ApiError resend_after_one_minute, unavailable */
export const sendEmailCode = (services: Services, { accountId, email }: SignedIn, language: Language) =>
  sendCode(services, { purpose: 'email_code', subject: accountId }, EMAIL_CODE_LENGTH, (code) =>
    services.mail.send({ to: email, code, ...emailCodeMail(code, language) }),
  );

/** Uses up the code. @throws ApiError code_empty, send_code_first, code_incorrect, too_many_code_attempts */
export async function verifyEmailCode(services: Services, signedIn: SignedIn, code: string) {
  const { clock, db } = services;
  const challenge = await checkCode(services, { purpose: 'email_code', subject: signedIn.accountId }, code);
  return db.transaction(async (tx) => {
    if (!(await useChallenge(tx, clock, challenge.id))) throw new ApiError('send_code_first');
    return note(tx, services, signedIn, 'emailCheckedAt');
  });
}

/** @throws ApiError password_check_needed, email_check_needed */
export async function requireCheck(
  { clock, db }: Services,
  { sessionId }: SignedIn,
  check: Check,
): Promise<void> {
  const { minutes, needed } = CHECKS[check];
  const isFresh = isRecent(sessions[check], clock.now(), minutes * MINUTE_MS);
  if ((await db.$count(sessions, and(eq(sessions.id, sessionId), isFresh))) === 0) throw new ApiError(needed);
}

/** Stores the time of the check in the session. */
export async function note(tx: Executor, { clock }: Services, { sessionId }: SignedIn, check: Check) {
  const now = clock.now();
  await tx
    .update(sessions)
    .set({ [check]: now })
    .where(eq(sessions.id, sessionId));
  const expire = new Date(now.getTime() + CHECKS[check].minutes * MINUTE_MS);
  return { verified: true as const, expire: expire.toISOString() };
}
