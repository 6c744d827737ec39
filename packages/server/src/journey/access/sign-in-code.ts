// The second step of sign-in: the ticket from the password step, and a code by SMS, or by e-mail if staff have removed the
// phone.
import {
  CODE_RESEND_SECONDS,
  CODE_VALID_MINUTES,
  type Language,
  maskPhone,
  SMS_CODE_LENGTH,
} from '@quoin/rules';
import { and, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { accounts, challenges } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { lockedUntil, lockError, getSignInSubject } from '../../security/attempts';
import {
  codeBlockedUntil,
  countedAt,
  isActive,
  makeChallenge,
  mayBeResent,
  tryCode,
  useChallenge,
} from '../../security/challenges';
import { deliverOrWithdraw, sendText } from '../../security/codes';
import { keyedDigest, newCode, newSecret, sha256 } from '../../security/secrets';
import type { Services } from '../../services';
import { MINUTE_MS } from '../../shared/clock';
import { ApiError, blockedUntil } from '../../shared/errors';
import type { SignInAccount } from './sign-in';
import { signInCodeMail, signInCodeText } from './texts';

const PURPOSE = 'sign_in';

/**
 * Creates a ticket, which replaces an earlier one, and sends a code, unless one was sent less than a minute ago, which then
 * stays valid. Sends none after too many wrong codes, but the ticket still accepts a recovery code.
 */
export async function offerTicket(services: Services, account: SignInAccount, language: Language) {
  const { clock, db } = services;
  const ticket = newSecret();
  const code = newCode(SMS_CODE_LENGTH);
  const made = await makeChallenge(db, clock, {
    purpose: PURPOSE,
    subject: account.id,
    validMinutes: CODE_VALID_MINUTES,
    secretHash: sha256(ticket),
    codeHash: computeDigest(services, account.id, code),
  });
  if (made) await sendCode(services, account, made.id, code, language);
  const until = made
    ? undefined
    : await codeBlockedUntil(db, clock, { purpose: PURPOSE, subject: account.id });
  const challenge = made ?? (await exchangeTicket(services, account.id, ticket, until !== undefined));
  const resendAt = challenge.sentAt.getTime() + CODE_RESEND_SECONDS * 1000;
  return {
    step: 'two_step' as const,
    ticket,
    masked_phone: account.phone === null ? null : maskPhone(account.phone),
    expire: challenge.expiresAt.toISOString(),
    resend_after_seconds: Math.max(0, Math.ceil((resendAt - clock.now().getTime()) / 1000)),
    ...(until && {
      code_blocked: {
        until: until.toISOString(),
        wait_seconds: Math.ceil((until.getTime() - clock.now().getTime()) / 1000),
      },
    }),
  };
}

/** @throws ApiError sign_in_ticket_expired, account_locked, too_many_code_attempts, resend_after_one_minute */
export const resendSignInCode: Handler<'resendSignInCode'> = async ({ body, language }, services) => {
  const { clock, db } = services;
  const { ticket } = body;
  const account = await findTicketHolder(services, ticket);
  const attempt = getSignInSubject(account.email);
  if (await lockedUntil(db, services, attempt)) throw await lockError(services, attempt);
  const until = await codeBlockedUntil(db, clock, { purpose: PURPOSE, subject: account.id });
  if (until) throw blockedUntil(clock, 'too_many_code_attempts', until);
  const code = newCode(SMS_CODE_LENGTH);
  const now = clock.now();
  const [challenge] = await db
    .update(challenges)
    .set({ codeHash: computeDigest(services, account.id, code), sentAt: now, ...countedAt(now) })
    .where(and(isAlive(services, ticket), mayBeResent(now)))
    .returning();
  if (!challenge) throw new ApiError('resend_after_one_minute');
  await sendCode(services, account, challenge.id, code, language);
  return { resend_after_seconds: CODE_RESEND_SECONDS };
};

/** Finds the account of an active ticket. @throws ApiError sign_in_ticket_expired */
export async function findTicketHolder(services: Services, ticket: string): Promise<SignInAccount> {
  const [row] = await services.db
    .select({ account: accounts })
    .from(challenges)
    .innerJoin(accounts, eq(accounts.id, challenges.subject))
    .where(isAlive(services, ticket));
  if (!row || (row.account.phone === null && !row.account.phoneRequired))
    throw new ApiError('sign_in_ticket_expired');
  return row.account;
}

/**
 * Checks a code; a correct one uses up the ticket. @returns the error for a wrong code @throws ApiError
 * sign_in_ticket_expired
 */
export async function takeCode(
  services: Services,
  account: SignInAccount,
  ticket: string,
  code: string,
): Promise<ApiError | undefined> {
  const key = { purpose: PURPOSE, secretHash: sha256(ticket) };
  const result = await tryCode(services.db, services.clock, key, computeDigest(services, account.id, code));
  if (result.outcome === 'wrong') return new ApiError('code_incorrect');
  if (result.outcome === 'too_many')
    return blockedUntil(services.clock, 'too_many_code_attempts', result.until);
  if (result.outcome === 'right' && (await useChallenge(services.db, services.clock, result.challenge.id)))
    return undefined;
  throw new ApiError('sign_in_ticket_expired');
}

/** Ends the active ticket and resets its wrong attempts, after a password change or when an operator unlocks. */
export async function forgetTicket(tx: Executor, accountId: string): Promise<void> {
  await tx
    .delete(challenges)
    .where(
      and(eq(challenges.purpose, PURPOSE), eq(challenges.subject, accountId), isNull(challenges.usedAt)),
    );
}

async function exchangeTicket(
  { db, clock }: Services,
  accountId: string,
  ticket: string,
  codeIsBlocked: boolean,
) {
  const now = clock.now();
  const [challenge] = await db
    .update(challenges)
    .set({
      secretHash: sha256(ticket),
      // Needed because no code is sent that would renew the ticket.
      ...(codeIsBlocked && { expiresAt: new Date(now.getTime() + CODE_VALID_MINUTES * MINUTE_MS) }),
    })
    .where(
      and(
        eq(challenges.purpose, PURPOSE),
        eq(challenges.subject, accountId),
        codeIsBlocked ? isNull(challenges.usedAt) : isActive(now),
      ),
    )
    .returning();
  // Only if another sign-in finished between the two statements.
  if (!challenge) throw new ApiError('unavailable');
  return challenge;
}

const sendCode = (
  services: Services,
  { phone, email }: SignInAccount,
  challengeId: string,
  code: string,
  language: Language,
): Promise<void> =>
  deliverOrWithdraw(services, challengeId, () =>
    phone === null
      ? services.mail.send({ to: email, code, ...signInCodeMail(code, language) })
      : sendText(services, { to: phone, text: signInCodeText(code, language), code }),
  );

const isAlive = ({ clock }: Services, ticket: string) =>
  and(eq(challenges.purpose, PURPOSE), eq(challenges.secretHash, sha256(ticket)), isActive(clock.now()));

const computeDigest = ({ config }: Services, accountId: string, code: string) =>
  keyedDigest(config.keys.link, PURPOSE, `${accountId} ${code}`);
