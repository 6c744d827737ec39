// Joint owners, entities and trusts, opened by support after checking their legal documents.
import { INVESTOR_TYPES_BY_SUPPORT, type InvestorType } from '@quoin/rules';
import { Option } from 'commander';
import { openInvestor } from '../journey/investors';
import { ApiError } from '../shared/errors';
import { newId } from '../shared/new-id';
import { accountByEmail } from './accounts';
import type { CommandTools } from './commands';
import { type Operation, OperatorError, perform } from './operation/operation';

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
    .action((email, given) => answering(openForAccount)(given.json, email, given));
}

const LONGEST_NAME = 120;

/** Opens an investor for an account. The account owner then completes the application. */
async function openForAccount(
  operation: Operation,
  email: string,
  given: { type: InvestorType; name: string; dryRun?: boolean },
) {
  const { services, actor } = operation;
  const name = given.name.trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw new OperatorError(`The name must have 1 to ${LONGEST_NAME} characters.`);
  const account = await accountByEmail(services, email);
  const row = {
    id: newId(),
    accountId: account.id,
    investorType: given.type,
    name,
    custodianName: null,
    custodianAccount: null,
    createdAt: services.clock.now(),
  };
  return perform(operation, given.dryRun, async (tx) => {
    await openInvestor(tx, services.clock, { row, actor });
    return { id: row.id, email: account.email, type: row.investorType, name };
  }).catch((failure: unknown) => {
    if (!(failure instanceof ApiError)) throw failure;
    throw new OperatorError(
      `${account.email} already has an investor of this type. An account can have one of each type.`,
    );
  });
}
