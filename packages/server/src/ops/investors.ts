// Joint owners, entities and trusts, opened by support after checking their legal documents.
import { INVESTOR_TYPES_BY_SUPPORT } from '@quoin/rules';
import { Option } from 'commander';
import { renameInvestor } from '../decisions/account-identity';
import { openInvestorForAccount } from '../decisions/investors';
import { onAccount } from './accounts';
import type { CommandTools } from './commands';

export function addInvestorCommands({ noun, act, answering }: CommandTools): void {
  const investors = noun('investors', 'Investors that support opens: joint owners, entities and trusts');
  act(investors, 'open', 'Opens an investor for an account; check its legal documents first')
    .argument('<email>')
    .addOption(
      new Option('--type <type>', 'an account can have one of each type')
        .choices(INVESTOR_TYPES_BY_SUPPORT)
        .makeOptionMandatory(),
    )
    .requiredOption('--name <name>', 'as in the legal documents')
    .action(answering(onAccount(openInvestorForAccount)));

  act(investors, 'rename', 'Changes the name of an investor; check its legal documents first')
    .argument('<email>')
    .addOption(
      new Option('--type <type>', 'type of the investor')
        .choices(INVESTOR_TYPES_BY_SUPPORT)
        .makeOptionMandatory(),
    )
    .requiredOption('--name <name>', 'as in the legal documents')
    .requiredOption('--reason <text>', 'how you checked the documents')
    .action(answering(onAccount(renameInvestor)));
}
