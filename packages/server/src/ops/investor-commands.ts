// `investors <verb>`: what an account can't open by itself.
import { INVESTOR_TYPES_BY_SUPPORT } from '@quoin/rules';
import { Option } from 'commander';
import type { CommandTools } from './commands';
import { openForAccount } from './investors';

export function addInvestorCommands({ noun, act, answering }: CommandTools): void {
  const investors = noun('investors', 'Who invests: joint owners, entities and trusts');

  act(investors, 'open', 'Opens an investor for an account, after seeing its legal documents')
    .argument('<email>')
    .addOption(
      new Option('--type <type>', 'one of each for an account')
        .choices(INVESTOR_TYPES_BY_SUPPORT)
        .makeOptionMandatory(),
    )
    .requiredOption('--name <name>', 'as it stands in the legal documents')
    .action((email, given) => answering(openForAccount)(given.json, email, given));
}
