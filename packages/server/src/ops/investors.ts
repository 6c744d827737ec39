// Joint owners, entities and trusts, opened by support after checking their legal documents.
import { INVESTOR_TYPES_BY_SUPPORT, type InvestorType } from '@quoin/rules';
import { Option } from 'commander';
import { renameInvestor } from '../decisions/account-identity';
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

  act(investors, 'rename', 'Changes the name of an investor; check its legal documents first')
    .argument('<email>')
    .addOption(
      new Option('--type <type>', 'type of the investor')
        .choices(INVESTOR_TYPES_BY_SUPPORT)
        .makeOptionMandatory(),
    )
    .requiredOption('--name <name>', 'as in the legal documents')
    .requiredOption('--reason <text>', 'how you checked the documents')
    .action((email, given) => answering(rename)(given.json, email, given));
}

interface Given {
  type: InvestorType;
  name: string;
  dryRun?: boolean;
}

const LONGEST_NAME = 120;

function investorName(given: string): string {
  const name = given.trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw new OperatorError(`The name must have 1 to ${LONGEST_NAME} characters.`);
  return name;
}

/** Like a changed name of a person, it holds payments and ends all sessions. */
async function rename(operation: Operation, email: string, given: Given & { reason: string }) {
  const name = investorName(given.name);
  const account = await accountByEmail(operation.services, email);
  return perform(operation, given.dryRun, (tx, used) =>
    renameInvestor(tx, used, account, { ...given, name }),
  );
}

/** Opens an investor for an account. The account owner then completes the application. */
async function openForAccount(operation: Operation, email: string, given: Given) {
  const { services, actor } = operation;
  const name = investorName(given.name);
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
