// Commands on accounts: view, unlock, close, and changes that only staff may make.
import { ACCOUNT_STATUSES } from '@quoin/rules';
import { Option } from 'commander';
import type { Transaction } from '../database/database';
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
import { accountRecord } from '../reports/account-record';
import type { CommandTools } from './commands';
import { accountByEmail } from './operation/find-by-prefix';
import { listed, pagingOfAccount } from './operation/listing';
import { type DryRun, type Operation, perform } from './operation/operation';
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
  return accountRecord(services, await accountByEmail(services.db, email));
}

export type AccountDecision = (tx: Transaction, operation: Operation, account: Account) => Promise<Printable>;

/** Runs a decision on the locked account. */
export async function withAccount(
  operation: Operation,
  email: string,
  { dryRun }: DryRun,
  decide: AccountDecision,
) {
  const { id } = await accountByEmail(operation.services.db, email);
  return perform(operation, dryRun, async (tx, used) => decide(tx, used, await lockAccount(tx, id)));
}
