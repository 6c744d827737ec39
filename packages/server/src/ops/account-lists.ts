// Commands that list account data, and people without an account.
import { Option } from 'commander';
import { BANK_ACCOUNT_STATES, listBankAccounts, listWaitlist } from '../reports/account-lists';
import type { CommandTools } from './commands';
import { listed, pagingByAge, pagingOfAccount } from './operation/listing';

export function addAccountListCommands({ noun, verb, answering }: CommandTools): void {
  const banks = noun('bank-accounts', 'Bank accounts of investors');
  pagingOfAccount(verb(banks, 'list', 'Lists bank accounts with masked numbers, newest first'))
    .addOption(new Option('--status <status>', 'only with this status').choices(BANK_ACCOUNT_STATES))
    .action(answering(listed(listBankAccounts)));
  const waitlist = noun('waitlist', 'People on the waitlist, whose country is not served yet');
  pagingByAge(verb(waitlist, 'list', 'Lists the waitlist, newest first'))
    .option('--region <code>', 'only from this country, two letters')
    .action(answering(listed(listWaitlist)));
}
