// Commands on accounts and what belongs to them: investors, bank accounts, deletion requests, and the waitlist.
import { ACCOUNT_STATUSES, DELETION_STATUSES, INVESTOR_TYPES_BY_SUPPORT } from '@quoin/rules';
import { Option } from 'commander';
import type { Transaction } from '../database/database';
import {
  changeBirthDate,
  changeEmail,
  changeName,
  openInvestorForAccount,
  renameInvestor,
} from '../decisions/account-identity';
import {
  type Account,
  completeDeletion,
  disableAccount,
  enableAccount,
  lockAccount,
  rejectDeletion,
  removePhone,
  requirePasswordUpgrade,
  setCountry,
  unlockAccount,
} from '../decisions/accounts';
import {
  BANK_ACCOUNT_STATES,
  listAccounts,
  listBankAccounts,
  listDeletions,
  listWaitlist,
} from '../reports/account-lists';
import { accountRecord } from '../reports/account-record';
import type { CommandTools } from './commands';
import { accountByEmail, deletionByPrefix } from './operation/find-by-prefix';
import { createListAction, addPagingByAge, addAccountPaging } from './operation/listing';
import { type DryRun, type Operation, performOn, showing } from './operation/operation';
import type { Printable } from './operation/print';

export function addAccountCommands({ group, subcommand, act, toAction }: CommandTools): void {
  const accounts = group('accounts', 'Accounts of investors');
  const addTrialAct = (name: string, description: string) =>
    act(accounts, name, description).argument('<email>');
  const addExplainedAct = (name: string, description: string) =>
    addTrialAct(name, description).requiredOption(
      '--reason <text>',
      'for the audit log; without personal data',
    );
  const addCheckedAct = (name: string, description: string) =>
    addTrialAct(name, description).requiredOption(
      '--reason <text>',
      'how you checked the identity; without numbers',
    );

  addAccountPaging(
    subcommand(accounts, 'list', 'Lists accounts with their investors, newest first'),
    ACCOUNT_STATUSES,
  )
    .option('--name <text>', 'part of the name of the person or of an investor')
    .action(toAction(createListAction(listAccounts)));
  subcommand(accounts, 'show', 'Shows an account and its investors')
    .argument('<email>')
    .action(toAction(showing(accountByEmail, accountRecord)));
  addTrialAct('unlock', 'Ends the lock after failed sign-ins').action(toAction(onAccount(unlockAccount)));
  addExplainedAct('disable', 'Blocks sign-in and ends all sessions').action(
    toAction(onAccount(disableAccount)),
  );
  addExplainedAct('enable', 'Allows sign-in to a disabled account again').action(
    toAction(onAccount(enableAccount)),
  );
  addExplainedAct('set-country', 'Changes the country of residence; check the legal documents first')
    .argument('<country>', 'two letters, such as US')
    .action(
      toAction((operation, email: string, country: string, options: Explained) =>
        onAccount(setCountry)(operation, email, { ...options, country }),
      ),
    );
  addCheckedAct('set-email', 'Changes the e-mail address; check the identity first')
    .argument('<new>', 'new e-mail address')
    .action(
      toAction((operation, email: string, to: string, options: Explained) =>
        onAccount(changeEmail)(operation, email, { ...options, email: to }),
      ),
    );
  addCheckedAct('set-name', 'Changes the legal name; check the identity first')
    .requiredOption('--first <name>', 'first name, in Latin letters')
    .requiredOption('--last <name>', 'last name, in Latin letters')
    .action(toAction(onAccount(changeName)));
  addCheckedAct('set-birth-date', 'Changes the date of birth; check the identity first')
    .argument('<date>', 'YYYY-MM-DD')
    .action(
      toAction((operation, email: string, date: string, options: Explained) =>
        onAccount(changeBirthDate)(operation, email, { ...options, date }),
      ),
    );
  addExplainedAct(
    'remove-phone',
    'Removes a lost phone; sign-in needs a code by e-mail until another one is added',
  ).action(toAction(onAccount(removePhone)));
  addTrialAct(
    'require-password-upgrade',
    'Requires the password again at the next sign-in, to store it with the current hash',
  ).action(toAction(onAccount(requirePasswordUpgrade)));
}

interface Explained extends DryRun {
  reason: string;
}

/** Runs a decision on the locked account. */
export const onAccount = <G extends object>(
  decide: (tx: Transaction, operation: Operation, account: Account, options: G) => Promise<Printable>,
) =>
  performOn(accountByEmail, async (tx, used, { id }, options: G) =>
    decide(tx, used, await lockAccount(tx, id), options),
  );

export function addAccountListCommands({ group, subcommand, toAction }: CommandTools): void {
  const banks = group('bank-accounts', 'Bank accounts of investors');
  addAccountPaging(
    subcommand(banks, 'list', 'Lists bank accounts with masked numbers, newest first'),
    BANK_ACCOUNT_STATES,
  ).action(toAction(createListAction(listBankAccounts)));
  const waitlist = group('waitlist', 'People on the waitlist, whose country is not served yet');
  addPagingByAge(subcommand(waitlist, 'list', 'Lists the waitlist, newest first'))
    .option('--region <code>', 'only from this country, two letters')
    .action(toAction(createListAction(listWaitlist)));
}

export function addInvestorCommands({ group, act, toAction }: CommandTools): void {
  const investors = group('investors', 'Investors that support opens: joint owners, entities and trusts');
  act(investors, 'open', 'Opens an investor for an account; check its legal documents first')
    .argument('<email>')
    .addOption(
      new Option('--type <type>', 'an account can have one of each type')
        .choices(INVESTOR_TYPES_BY_SUPPORT)
        .makeOptionMandatory(),
    )
    .requiredOption('--name <name>', 'as in the legal documents')
    .action(toAction(onAccount(openInvestorForAccount)));

  act(investors, 'rename', 'Changes the name of an investor; check its legal documents first')
    .argument('<email>')
    .addOption(
      new Option('--type <type>', 'type of the investor')
        .choices(INVESTOR_TYPES_BY_SUPPORT)
        .makeOptionMandatory(),
    )
    .requiredOption('--name <name>', 'as in the legal documents')
    .requiredOption('--reason <text>', 'how you checked the documents')
    .action(toAction(onAccount(renameInvestor)));
}

export function addDeletionCommands({ group, subcommand, act, toAction }: CommandTools): void {
  const deletions = group('deletions', 'Requests to delete an account');
  addAccountPaging(
    subcommand(deletions, 'list', 'Lists requests to delete an account, newest first'),
    DELETION_STATUSES,
  ).action(toAction(createListAction(listDeletions)));
  act(deletions, 'complete', 'Deletes the account and all data that need not be kept; this can’t be undone')
    .argument('<id>', 'id of the request, or a unique prefix')
    .action(toAction(complete));
  act(deletions, 'refuse', 'Rejects the request, and sends the reason by e-mail')
    .argument('<id>', 'id of the request, or a unique prefix')
    .requiredOption('--why <sentence>', 'reason; shown to the investor unchanged')
    .action(
      toAction(
        performOn(deletionByPrefix, (tx, used, { id }, { why }: { why: string }) =>
          rejectDeletion(tx, used, id, why),
        ),
      ),
    );
}

async function complete(operation: Operation, prefix: string, { dryRun = false }: DryRun) {
  const { id } = await deletionByPrefix(operation.services.db, prefix);
  return { ...(dryRun && { dry_run: true }), ...(await completeDeletion(operation, id, dryRun)) };
}
