// Sign-in: first the password hash, then the code. Responses don't reveal whether an address has an account.
import type { ErrorName, ReplyOf } from '@quoin/contract';
import { type Language, normaliseEmail, validateSignIn, SIGN_IN_ATTEMPTS } from '@quoin/rules';
import { eq, sql } from 'drizzle-orm';
import { prepareQuery } from '../../database/database';
import { accounts } from '../../database/tables';
import type { Cookie, Handler } from '../../http/handler';
import {
  attemptAt,
  beginAttempt,
  countAttempt,
  getRemainingAttempts,
  lockedUntil,
  lockError,
  getSignInSubject,
  undoAttempt,
} from '../../security/attempts';
import { readCode } from '../../security/codes';
import { isPublishedPassword, matchesStored } from '../../security/passwords';
import type { IssuedToken } from '../../security/sessions';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { acceptAssertion, type Ceremony, requestOptions } from './passkey-ceremony';
import { spendRecoveryCode } from './recovery-codes';
import { notifyLock } from './security-mail';
import { admit, openSession } from './sessions';
import { forgetTicket, findTicketHolder, offerTicket, takeCode } from './sign-in-code';

export type SignInAccount = typeof accounts.$inferSelect;

export interface Caller {
  language: Language;
  refreshCookie: Cookie;
  userAgent: string | undefined;
}

export async function signInByPassword(
  services: Services,
  given: { email: string; password: string },
  caller: Caller,
): Promise<ReplyOf<'signIn'>> {
  const problems = validateSignIn(given);
  if (Object.keys(problems).length > 0) throw new ApiError('illegal_parameter', { problems });
  const email = normaliseEmail(given.email);
  const attempt = getSignInSubject(email);
  const [counted] = await triedAccount(services.db).execute({ ...attemptAt(services, attempt), email });
  if (!counted) throw await lockError(services, attempt);
  const { account } = counted;
  const right = await matchesStored(account?.passwordHash, given.password).catch(async (failure: unknown) => {
    await undoAttempt(services, attempt); // The hash was not compared, because the limit on concurrency was reached.
    throw failure;
  });
  if (!account || !right || isPublishedPassword(services.config, given.password))
    throw await failedAttempt(
      services,
      { email, left: getRemainingAttempts(attempt, counted.attempts), accountId: account?.id },
      new ApiError('incorrect_credentials'),
      'incorrect_credentials_warning',
    );
  const hasCode = account.phoneRequired || (account.twofaOn && account.phone !== null);
  // Without a second step, opening the session resets the attempts.
  if (hasCode || account.status !== 'activated') await undoAttempt(services, attempt);
  assertActive(account);
  return hasCode
    ? offerTicket(services, account, caller.language)
    : { step: 'signed_in', ...(await enter(services, account, caller)) };
}

/** Counts the attempt and finds the account in one statement, to keep sign-in fast. */
const triedAccount = prepareQuery((db) => {
  const counted = db.$with('counted').as(countAttempt(db));
  return db
    .with(counted)
    .select({ attempts: counted.attempts, account: accounts })
    .from(counted)
    .leftJoin(accounts, eq(accounts.email, sql.placeholder('email')))
    .prepare('tried_account');
});

export async function signInByCode(
  services: Services,
  { ticket, code }: { ticket: string; code: string },
  caller: Caller,
): Promise<ReplyOf<'signIn'>> {
  if (!code.trim()) throw new ApiError('code_empty', { problems: { code: { name: 'required' } } });
  const account = await findTicketHolder(services, ticket);
  const left = await beginAttempt(services, getSignInSubject(account.email));
  if (left === undefined) throw await lockError(services, getSignInSubject(account.email));
  const wrong = await takeCode(services, account, ticket, readCode(code));
  if (wrong) throw await wrongCode(services, wrong, left, account);
  return { step: 'signed_in', ...(await enter(services, account, caller)) };
}

/** Opens a session once all steps have passed. */
export async function enter(
  services: Services,
  account: SignInAccount,
  { refreshCookie, userAgent }: Caller,
): Promise<IssuedToken> {
  const session = await openSession(services.db, services, account, userAgent);
  return admit(services, account, session, refreshCookie);
}

/** @throws ApiError account_not_activated, account_disabled */
export function assertActive({ status }: SignInAccount): void {
  if (status === 'activated') return;
  throw new ApiError(status === 'registered' ? 'account_not_activated' : 'account_disabled');
}

/**
 * Returns the plain error for the first failure, and then the number of attempts left before the lock. Notifies the owner
 * of the lock.
 */
async function failedAttempt(
  services: Services,
  { email, left, accountId }: { email: string; left: number; accountId: string | undefined },
  plain: ApiError,
  warning: ErrorName,
): Promise<ApiError> {
  await notifyLock(services, left, accountId);
  if (left === 0) return lockError(services, getSignInSubject(email));
  return left === SIGN_IN_ATTEMPTS - 1 ? plain : new ApiError(warning, { values: { left } });
}

/** @param wrong the error; for a blocked code it states the end of the block instead of the number of attempts */
export const wrongCode = (
  services: Services,
  wrong: ApiError,
  left: number,
  { id: accountId, email }: Pick<SignInAccount, 'id' | 'email'>,
): Promise<ApiError> =>
  wrong.error === 'too_many_code_attempts' && left > 0
    ? Promise.resolve(wrong)
    : failedAttempt(services, { email, left, accountId }, wrong, 'sign_in_code_warning');

// Sign-in by passkey. A passkey proves possession and verifies the user (by biometrics or PIN), so neither password nor SMS
// code is required.
const CEREMONY: Ceremony = { purpose: 'passkey_sign_in', sessionId: '' };

export const beginPasskeySignIn: Handler<'beginPasskeySignIn'> = (_, services) =>
  requestOptions(services, CEREMONY);

/** @throws ApiError passkey_not_accepted, account_locked, account_not_activated, account_disabled */
export const signInByPasskey: Handler<'signInByPasskey'> = async ({ body, ...caller }, services) => {
  const { accountId } = await acceptAssertion(services, CEREMONY, body.credential);
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new ApiError('passkey_not_accepted');
  const attempt = getSignInSubject(account.email);
  if (await lockedUntil(services.db, services, attempt)) throw await lockError(services, attempt);
  assertActive(account);
  return enter(services, account, caller);
};

/** @throws ApiError code_empty, recovery_code_incorrect, account_locked, sign_in_ticket_expired */
export async function signInByRecoveryCode(
  services: Services,
  { ticket, recovery_code }: { ticket: string; recovery_code: string },
  caller: Caller,
): Promise<ReplyOf<'signIn'>> {
  if (!recovery_code.trim()) {
    throw new ApiError('code_empty', { problems: { recovery_code: { name: 'required' } } });
  }
  const account = await findTicketHolder(services, ticket);
  const left = await beginAttempt(services, getSignInSubject(account.email));
  if (left === undefined) throw await lockError(services, getSignInSubject(account.email));
  const isRight = await services.db.transaction(async (tx) => {
    if (!(await spendRecoveryCode(tx, services, account.id, recovery_code))) return false;
    await forgetTicket(tx, account.id);
    return true;
  });
  if (!isRight) throw await wrongCode(services, new ApiError('recovery_code_incorrect'), left, account);
  return { step: 'signed_in', ...(await enter(services, account, caller)) };
}
