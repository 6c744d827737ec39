// Corrects the e-mail address of an account that is not activated, from the browser that signed up.
import { CODE_ATTEMPTS, isPasswordHash, normaliseEmail, validateEmail } from '@quoin/rules';
import { and, eq, lt, sql } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import { type Executor, isUniqueViolation, type Transaction } from '../../database/database';
import { accounts, challenges } from '../../database/tables';
import type { Handler } from '../../http/handler';
import { isActive, makeChallenge } from '../../security/challenges';
import { hashForStorage, isPublishedPassword } from '../../security/passwords';
import { newSecret, sha256 } from '../../security/secrets';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { forgetActivation, requestActivation } from './activation';
import { throwProblems } from './throw-problems';

const PURPOSE = 'email_correction';
const VALID_MINUTES = 60;

/** @returns the ticket for `correctEmail` */
export async function offerCorrection(tx: Executor, { clock }: Services, accountId: string): Promise<string> {
  const ticket = newSecret();
  const secretHash = sha256(ticket);
  await makeChallenge(tx, clock, {
    purpose: PURPOSE,
    subject: accountId,
    validMinutes: VALID_MINUTES,
    secretHash,
  });
  return ticket;
}

/**
 * Replaces the address, stores the password hash for it, and mails a new link, which invalidates the old one. Counts every
 * attempt, so that a ticket cannot be used to search for addresses.
 * @throws ApiError illegal_parameter, email_correction_closed, email_registered
 */
export const correctEmail: Handler<'correctEmail'> = async ({ body: given }, services) => {
  const { clock, config, db } = services;
  const problem = validateEmail(given.email);
  const isUsable = isPasswordHash(given.password) && !isPublishedPassword(config, given.password);
  throwProblems({
    ...(problem && { email: problem }),
    ...(!isUsable && { password: { name: 'password_weak' } }),
  });
  const accountId = await findTicketHolder(services, given.ticket);
  const email = normaliseEmail(given.email);
  const passwordHash = await hashForStorage(given.password);
  await db.transaction(async (tx) => {
    await setEmail(tx, accountId, { email, passwordHash });
    const actor = `account:${accountId}` as const;
    await recordAct(tx, clock, { actor, act: 'account.correct_email', object: actor });
    await forgetActivation(tx, accountId);
    await requestActivation(tx, services, accountId);
  });
  return { email };
};

/** Finds the account of an active ticket. */
async function findTicketHolder({ clock, db }: Services, ticket: string): Promise<string> {
  const [challenge] = await db
    .update(challenges)
    .set({ attempts: sql`${challenges.attempts} + 1` })
    .where(
      and(
        eq(challenges.purpose, PURPOSE),
        eq(challenges.secretHash, sha256(ticket)),
        isActive(clock.now()),
        lt(challenges.attempts, CODE_ATTEMPTS),
      ),
    )
    .returning({ accountId: challenges.subject });
  if (!challenge) throw new ApiError('email_correction_closed');
  return challenge.accountId;
}

async function setEmail(
  tx: Transaction,
  accountId: string,
  changes: { email: string; passwordHash: string },
): Promise<void> {
  const waiting = and(eq(accounts.id, accountId), eq(accounts.status, 'registered'));
  const changed = await tx
    .update(accounts)
    .set(changes)
    .where(waiting)
    .returning({ id: accounts.id })
    .catch((failure: unknown) => {
      if (!isUniqueViolation(failure, 'accounts_email')) throw failure;
      throw new ApiError('email_registered', { problems: { email: { name: 'email_registered' } } });
    });
  if (changed.length === 0) throw new ApiError('email_correction_closed');
}
