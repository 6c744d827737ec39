// What staff sees of an account, and how it lets one back in.
import { normaliseEmail } from '@quoin/rules';
import { asc, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import { accounts, investors } from '../database/tables';
import { forgetAttempts, forgetTicket, lockedUntil } from '../journey/access';
import type { Operation } from './operation';
import { OperatorError } from './operator-error';

export async function showAccount({ services }: Operation, email: string) {
  const { db } = services;
  const account = await accountByEmail(services, email);
  const locked = await lockedUntil(db, services, account.email);
  const profiles = await db
    .select({ id: investors.id, type: investors.investorType, name: investors.name })
    .from(investors)
    .where(eq(investors.accountId, account.id))
    .orderBy(asc(investors.createdAt));
  return {
    id: account.id,
    email: account.email,
    name: `${account.firstName} ${account.lastName}`,
    status: account.status,
    country: account.country,
    language: account.preferredLanguage,
    two_step: account.twofaOn,
    locked_until: locked?.toISOString() ?? null,
    created: account.createdAt.toISOString(),
    investors: profiles,
  };
}

/** Ends the lock after failed sign-ins and begins the count anew. */
export async function unlockAccount({ services, actor }: Operation, email: string) {
  const account = await accountByEmail(services, email);
  await services.db.transaction(async (tx) => {
    await forgetAttempts(tx, services, account.email);
    await forgetTicket(tx, account.id);
    await recordAct(tx, services.clock, { actor, act: 'account.unlock', object: `account:${account.id}` });
  });
  return { email: account.email, locked_until: null };
}

async function accountByEmail({ db }: Operation['services'], email: string) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normaliseEmail(email)));
  if (!account) throw new OperatorError(`There is no account with the e-mail ${email}.`);
  return account;
}
