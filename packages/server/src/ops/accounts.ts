// Commands on accounts: view, unlock, close, and changes that only staff may make.
import { ACCOUNT_STATUSES, isCountry, isSanctionedCountry, normaliseEmail } from '@quoin/rules';
import { Option } from 'commander';
import { asc, eq } from 'drizzle-orm';
import { recordAct } from '../audit/record-act';
import type { Executor, Transaction } from '../database/database';
import { accounts, investors, signUpStatements } from '../database/tables';
import { changeBirthDate, changeEmail, changeName } from '../decisions/account-identity';
import { forgetTicket, revokeSessions, notifyOwner } from '../journey/access';
import { listAccounts } from '../reports/account-lists';
import { forgetAttempts, lockedUntil, signInOf } from '../security/attempts';
import { ApiError } from '../shared/errors';
import { type AccountEvent, accountStates } from '../states/account-states';
import { moveState } from '../states/state-table';
import type { CommandTools } from './commands';
import { listed, pagingOfAccount } from './operation/listing';
import { type DryRun, type Operation, OperatorError, perform } from './operation/operation';
import type { Printable } from './operation/print';

export function addAccountCommands({ noun, verb, act, answering }: CommandTools): void {
  const accounts = noun('accounts', 'Accounts of investors');
  const trying = (name: string, description: string) => act(accounts, name, description).argument('<email>');

  pagingOfAccount(verb(accounts, 'list', 'Lists accounts with their investors, newest first'))
    .addOption(new Option('--status <status>', 'only with this status').choices(ACCOUNT_STATUSES))
    .option('--name <text>', 'part of the name of the person or of an investor')
    .action((given) => answering(listed(listAccounts))(given.json, given));
  verb(accounts, 'show', 'Shows an account and its investors')
    .argument('<email>')
    .action((email, given) => answering(showAccount)(given.json, email));
  trying('unlock', 'Ends the lock after failed sign-ins').action((email, given) =>
    answering(unlockAccount)(given.json, email, given),
  );
  trying('disable', 'Blocks sign-in and ends all sessions').action((email, given) =>
    answering(disableAccount)(given.json, email, given),
  );
  trying('enable', 'Allows sign-in to a disabled account again').action((email, given) =>
    answering(enableAccount)(given.json, email, given),
  );
  trying('set-country', 'Changes the country of residence; check the legal documents first')
    .argument('<country>', 'two letters, such as US')
    .action((email, country, given) => answering(setCountry)(given.json, email, country, given));
  const checked = (name: string, description: string) =>
    trying(name, description).requiredOption(
      '--reason <text>',
      'how you checked the identity; without numbers',
    );
  checked('set-email', 'Changes the e-mail address; check the identity first')
    .argument('<new>', 'new e-mail address')
    .action((email, to, given) =>
      answering(identify)(given.json, email, given, (...held) =>
        changeEmail(...held, { email: to, reason: given.reason }),
      ),
    );
  checked('set-name', 'Changes the legal name; check the identity first')
    .requiredOption('--first <name>', 'first name, in Latin letters')
    .requiredOption('--last <name>', 'last name, in Latin letters')
    .action((email, given) =>
      answering(identify)(given.json, email, given, (...held) => changeName(...held, given)),
    );
  checked('set-birth-date', 'Changes the date of birth; check the identity first')
    .argument('<date>', 'YYYY-MM-DD')
    .action((email, date, given) =>
      answering(identify)(given.json, email, given, (...held) =>
        changeBirthDate(...held, { date, reason: given.reason }),
      ),
    );
  trying(
    'remove-phone',
    'Removes a lost phone; sign-in needs a code by e-mail until another one is added',
  ).action((email, given) => answering(removePhone)(given.json, email, given));
  trying(
    'require-password-upgrade',
    'Requires the password again at the next sign-in, to store it with the current hash',
  ).action((email, given) => answering(requirePasswordUpgrade)(given.json, email, given));
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

/** Ends the lock after failed sign-ins and resets the count. */
async function unlockAccount(operation: Operation, email: string, { dryRun }: DryRun) {
  const { services, actor } = operation;
  const account = await accountByEmail(services, email);
  return perform(operation, dryRun, async (tx) => {
    if (await lockedUntil(tx, services, signInOf(account.email))) {
      await notifyOwner(tx, services, account.id, 'unlock');
    }
    await forgetAttempts(tx, services, signInOf(account.email));
    await forgetTicket(tx, account.id);
    await recordAct(tx, services.clock, { actor, act: 'account.unlock', object: `account:${account.id}` });
    return { email: account.email, locked_until: null };
  });
}

/** Blocks sign-in and ends all sessions. */
async function disableAccount(operation: Operation, email: string, given: DryRun) {
  const { services, actor } = operation;
  return move(operation, email, given, 'disable', (tx, accountId) =>
    revokeSessions(tx, services, { accountId, actor }),
  );
}

const enableAccount = (operation: Operation, email: string, given: DryRun) =>
  move(operation, email, given, 'enable');

type Identify = (
  tx: Transaction,
  operation: Operation,
  account: typeof accounts.$inferSelect,
) => Promise<Printable>;

async function identify(operation: Operation, email: string, { dryRun }: DryRun, decide: Identify) {
  const { id } = await accountByEmail(operation.services, email);
  return perform(operation, dryRun, async (tx, used) => {
    const [account] = await tx.select().from(accounts).where(eq(accounts.id, id)).for('update');
    if (!account) throw new OperatorError(`There is no account with the e-mail ${email}.`);
    return decide(tx, used, account);
  });
}

/** Changes the country of residence, after staff have seen the legal documents. */
async function setCountry(operation: Operation, email: string, country: string, { dryRun }: DryRun) {
  const { services, actor } = operation;
  if (!isCountry(country))
    throw new OperatorError(`"${country}" is not a country code. Use two letters, such as US.`);
  if (isSanctionedCountry(country))
    throw new OperatorError(`Residents of ${country} cannot invest, because the country is under sanctions.`);
  const account = await accountByEmail(services, email);
  return perform(operation, dryRun, async (tx) => {
    await tx.update(accounts).set({ country }).where(eq(accounts.id, account.id));
    if (country !== account.country) await notifyOwner(tx, services, account.id, 'country');
    await recordAct(tx, services.clock, {
      actor,
      act: 'account.set_country',
      object: `account:${account.id}`,
      detail: { from: account.country, to: country },
    });
    return { email: account.email, country };
  });
}

/**
 * Removes a phone number that is lost or belongs to somebody else, and ends all sessions. With 2-step verification on,
 * sign-in then needs a code by e-mail, and the account needs another phone.
 */
async function removePhone(operation: Operation, email: string, { dryRun }: DryRun) {
  const { services, actor } = operation;
  const account = await accountByEmail(services, email);
  if (account.phone === null) throw new OperatorError(`${account.email} has no phone on record.`);
  return perform(operation, dryRun, async (tx) => {
    await tx
      .update(accounts)
      .set({
        phone: null,
        phoneRegion: null,
        twofaOn: false,
        twofaSince: null,
        phoneRequired: account.twofaOn || account.phoneRequired,
      })
      .where(eq(accounts.id, account.id));
    await revokeSessions(tx, services, { accountId: account.id, actor });
    const object = `account:${account.id}`;
    await recordAct(tx, services.clock, { actor, act: 'account.phone_remove', object });
    await notifyOwner(tx, services, account.id, 'phone_remove');
    return { email: account.email, phone: null, two_step: account.twofaOn ? 'by e-mail' : false };
  });
}

/** Requires the password at the next sign-in, which then hashes it with the current scheme. */
async function requirePasswordUpgrade(operation: Operation, email: string, { dryRun }: DryRun) {
  const { services, actor } = operation;
  const account = await accountByEmail(services, email);
  return perform(operation, dryRun, async (tx) => {
    await tx.update(accounts).set({ passwordUpgrade: true }).where(eq(accounts.id, account.id));
    const object = `account:${account.id}`;
    await recordAct(tx, services.clock, { actor, act: 'account.require_password_upgrade', object });
    return { email: account.email, password_upgrade: true };
  });
}

async function move(
  operation: Operation,
  email: string,
  { dryRun }: DryRun,
  event: Exclude<AccountEvent, 'activate'>,
  consequence?: (tx: Transaction, accountId: string) => Promise<void>,
) {
  const { services, actor } = operation;
  const account = await accountByEmail(services, email);
  const { id: accountId, status: from } = account;
  return perform(operation, dryRun, async (tx) => {
    const { status } = await moveState(tx, services, accountStates, { id: accountId, from, event, actor });
    await consequence?.(tx, accountId);
    await notifyOwner(tx, services, accountId, event);
    return { email: account.email, status };
  }).catch((failure: unknown) => {
    if (!(failure instanceof ApiError)) throw failure;
    throw new OperatorError(`${account.email} is ${from}: "${event}" is not possible in that state.`);
  });
}

export async function accountByEmail({ db }: Operation['services'], email: string) {
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.email, normaliseEmail(email)));
  if (!account) throw new OperatorError(`There is no account with the e-mail ${email}.`);
  return account;
}
