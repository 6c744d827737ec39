// Signing in: first the password's hash, then the code. A stranger gets the same answers for every e-mail.
import type { ErrorName, ReplyOf } from '@quoin/contract';
import { SIGN_IN_ATTEMPTS, normaliseEmail, problemsOfSignIn, type Language } from '@quoin/rules';
import { eq, sql } from 'drizzle-orm';
import { prepared } from '../../database/prepared';
import { accounts } from '../../database/tables';
import type { Cookie } from '../../http/handler';
import { Refusal } from '../../http/refusal';
import { attemptAt, beginAttempt, countAttempt, leftOf, takeBackAttempt } from '../../security/attempts';
import { matchesStored } from '../../security/password-hash';
import { isPublishedPassword } from '../../security/published-passwords';
import { signInOf } from '../../security/sign-in-attempts';
import type { IssuedToken } from '../../security/token';
import type { Services } from '../../services';
import { tellOfLock } from './security-notice';
import { admit, openSession } from './sessions';
import { holderOf, offerTicket, takeCode } from './sign-in-code';

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
  const problems = problemsOfSignIn(given);
  if (Object.keys(problems).length > 0) throw new Refusal('illegal_parameter', { problems });
  const email = normaliseEmail(given.email);
  const tried = signInOf(email);
  const [counted] = await triedAccount(services.db).execute({ ...attemptAt(services, tried), email });
  if (!counted) throw new Refusal('account_locked');
  const { account } = counted;
  const right = await matchesStored(account?.passwordHash, given.password).catch(async (failure: unknown) => {
    await takeBackAttempt(services, tried); // too busy to look: that is not a failed sign-in
    throw failure;
  });
  if (!account || !right || isPublishedPassword(services.config, given.password))
    throw await wrongPassword(services, leftOf(tried, counted.attempts), account?.id);
  const phone = account.twofaOn ? account.phone : null;
  // Whoever enters at once has all attempts forgotten.
  if (phone !== null || account.status !== 'activated') await takeBackAttempt(services, tried);
  refuseInactive(account);
  return phone === null
    ? { step: 'signed_in', ...(await enter(services, account, caller)) }
    : offerTicket(services, { ...account, phone }, caller.language);
}

/** Counts the try and finds the account at once: a sign-in should cost its hash. */
const triedAccount = prepared((db) => {
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
  if (!code.trim()) throw new Refusal('code_empty', { problems: { code: { name: 'required' } } });
  const account = await holderOf(services, ticket);
  const left = await beginAttempt(services, signInOf(account.email));
  if (left === undefined) throw new Refusal('account_locked');
  const taken = await takeCode(services, account, ticket, code.trim());
  if (taken !== 'right') throw await wrongCode(services, WRONG_CODE[taken], left, account.id);
  return { step: 'signed_in', ...(await enter(services, account, caller)) };
}

const WRONG_CODE = { wrong: 'code_incorrect', too_many: 'too_many_code_attempts' } as const;

/** Opens the session of somebody who has proven everything that is asked. */
export async function enter(
  services: Services,
  account: SignInAccount,
  { refreshCookie, userAgent }: Caller,
): Promise<IssuedToken> {
  const session = await openSession(services.db, services, account, userAgent);
  return admit(services, account, session, refreshCookie);
}

/** @throws Refusal account_not_activated, account_disabled */
export function refuseInactive({ status }: SignInAccount): void {
  if (status === 'activated') return;
  throw new Refusal(status === 'registered' ? 'account_not_activated' : 'account_disabled');
}

/** The first failure is told plainly, the next ones with how many are left before the lock, which its owner is told of. */
const failed =
  (plain: ErrorName, warning: ErrorName) => async (services: Services, left: number, accountId?: string) => {
    await tellOfLock(services, left, accountId);
    if (left === 0) return new Refusal('account_locked');
    return left === SIGN_IN_ATTEMPTS - 1 ? new Refusal(plain) : new Refusal(warning, { values: { left } });
  };
const wrongPassword = failed('incorrect_credentials', 'incorrect_credentials_warning');

/** @param code what was wrong; too many wrong ones say how the sign-in goes on, not how many are left */
export const wrongCode = (services: Services, code: ErrorName, left: number, accountId: string) =>
  failed(code, code === 'too_many_code_attempts' ? code : 'sign_in_code_warning')(services, left, accountId);
