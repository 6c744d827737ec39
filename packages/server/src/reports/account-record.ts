import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { accounts, investors, signUpStatements } from '../database/tables';
import { lockedUntil, getSignInSubject } from '../security/attempts';
import type { Services } from '../services';

export async function accountRecord(services: Services, account: typeof accounts.$inferSelect) {
  const { db } = services;
  const locked = await lockedUntil(db, services, getSignInSubject(account.email));
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
    two_step: account.phoneRequired ? 'by e-mail' : account.twofaOn,
    password_upgrade: account.passwordUpgrade,
    locked_until: locked?.toISOString() ?? null,
    created: account.createdAt.toISOString(),
    invited_by: await loadInviter(db, account.referredBy),
    statements: await loadStatements(db, account.id),
    investors: profiles,
  };
}

async function loadInviter(db: Executor, accountId: string | null): Promise<string | null> {
  if (accountId === null) return null;
  const [inviter] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return inviter?.email ?? null;
}

/** What an invited person attested at sign-up: one row or none. */
async function loadStatements(db: Executor, accountId: string) {
  const rows = await db.select().from(signUpStatements).where(eq(signUpStatements.accountId, accountId));
  return rows.map(({ investorType, qualifications, attestations, madeAt }) => ({
    made: madeAt.toISOString(),
    investor_type: investorType,
    qualifications: qualifications.join(', '),
    attestations: attestations.join(', '),
  }));
}
