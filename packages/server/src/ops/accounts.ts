// Commands on accounts: view, unlock, close, and changes that only staff may make.
import { ACCOUNT_STATUSES, normaliseEmail } from '@quoin/rules';
import { Option } from 'commander';
import { asc, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '../database/database';
import { accounts, investors, signUpStatements } from '../database/tables';
import { changeBirthDate, changeEmail, changeName } from '../decisions/account-identity';
import {
  type Account,
  disableAccount,
  enableAccount,
  lockAccount,
  removePhone,
  requirePasswordUpgrade,
  setCountry,
  unlockAccount,
} from '../decisions/accounts';
import { listAccounts } from '../reports/account-lists';
import { lockedUntil, signInOf } from '../security/attempts';
import type { CommandTools } from './commands';
import { listed, pagingOfAccount } from './operation/listing';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';
import type { Printable } from './operation/print';

export function addAccountCommands({ noun, verb, act, answering }: CommandTools): void {
  const accounts = noun('accounts', 'Accounts of investors');
  const trying = (name: string, description: string) => act(accounts, name, description).argument('<email>');
  const explaining = (name: string, description: string) =>
    trying(name, description).requiredOption('--reason <text>', 'for the audit log; without personal data');
  const checked = (name: string, description: string) =>
    trying(name, description).requiredOption(
      '--reason <text>',
      'how you checked the identity; without numbers',
    );
  const run = (given: DryRun & { json?: boolean }, email: string, decide: AccountDecision) =>
    answering(withAccount)(given.json, email, given, decide);

  pagingOfAccount(verb(accounts, 'list', 'Lists accounts with their investors, newest first'))
    .addOption(new Option('--status <status>', 'only with this status').choices(ACCOUNT_STATUSES))
    .option('--name <text>', 'part of the name of the person or of an investor')
    .action((given) => answering(listed(listAccounts))(given.json, given));
  verb(accounts, 'show', 'Shows an account and its investors')
    .argument('<email>')
    .action((email, given) => answering(showAccount)(given.json, email));
  trying('unlock', 'Ends the lock after failed sign-ins').action((email, given) =>
    run(given, email, unlockAccount),
  );
  explaining('disable', 'Blocks sign-in and ends all sessions').action((email, given) =>
    run(given, email, (...held) => disableAccount(...held, given)),
  );
  explaining('enable', 'Allows sign-in to a disabled account again').action((email, given) =>
    run(given, email, (...held) => enableAccount(...held, given)),
  );
  explaining('set-country', 'Changes the country of residence; check the legal documents first')
    .argument('<country>', 'two letters, such as US')
    .action((email, country, given) =>
      run(given, email, (...held) => setCountry(...held, { country, reason: given.reason })),
    );
  checked('set-email', 'Changes the e-mail address; check the identity first')
    .argument('<new>', 'new e-mail address')
    .action((email, to, given) =>
      run(given, email, (...held) => changeEmail(...held, { email: to, reason: given.reason })),
    );
  checked('set-name', 'Changes the legal name; check the identity first')
    .requiredOption('--first <name>', 'first name, in Latin letters')
    .requiredOption('--last <name>', 'last name, in Latin letters')
    .action((email, given) => run(given, email, (...held) => changeName(...held, given)));
  checked('set-birth-date', 'Changes the date of birth; check the identity first')
    .argument('<date>', 'YYYY-MM-DD')
    .action((email, date, given) =>
      run(given, email, (...held) => changeBirthDate(...held, { date, reason: given.reason })),
    );
  explaining(
    'remove-phone',
    'Removes a lost phone; sign-in needs a code by e-mail until another one is added',
  ).action((email, given) => run(given, email, (...held) => removePhone(...held, given)));
  trying(
    'require-password-upgrade',
    'Requires the password again at the next sign-in, to store it with the current hash',
  ).action((email, given) => run(given, email, requirePasswordUpgrade));
}

async function showAccount({ services }: Operation, email: string) {
  const { db } = services;
  const account = await accountByEmail(services, email);
  const locked = await lockedUntil(db, services, signInOf(account.email));
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
    invited_by: await inviterOf(db, account.referredBy),
    statements: await statementsOf(db, account.id),
    investors: profiles,
  };
}

async function inviterOf(db: Executor, accountId: string | null): Promise<string | null> {
  if (accountId === null) return null;
  const [inviter] = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return inviter?.email ?? null;
}

/** What an invited person attested at sign-up: one row or none. */
async function statementsOf(db: Executor, accountId: string) {
  const rows = await db.select().from(signUpStatements).where(eq(signUpStatements.accountId, accountId));
  return rows.map(({ investorType, qualifications, attestations, madeAt }) => ({
    made: madeAt.toISOString(),
    investor_type: investorType,
    qualifications: qualifications.join(', '),
    attestations: attestations.join(', '),
  }));
}

export type AccountDecision = (tx: Transaction, operation: Operation, account: Account) => Promise<Printable>;

/** Runs a decision on the locked account. */
export async function withAccount(
  operation: Operation,
  email: string,
  { dryRun }: DryRun,
  decide: AccountDecision,
) {
  const { id } = await accountByEmail(operation.services, email);
  return perform(operation, dryRun, async (tx, used) => decide(tx, used, await lockAccount(tx, id)));
}

export async function accountByEmail({ db }: Operation['services'], email: string) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normaliseEmail(email)));
  if (!account) throw new OperatorError(`There is no account with the e-mail ${email}.`);
  return account;
}
