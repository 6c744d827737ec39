// Joint owners, entities and trusts: opened by support, which has seen their legal documents.
import type { InvestorType } from '@quoin/rules';
import { ApiError } from '../shared/errors';
import { openInvestor } from '../journey/investors';
import { newId } from '../shared/new-id';
import { accountByEmail } from './accounts';
import type { Operation } from './operation';
import { OperatorError } from './operator-error';
import { perform } from './perform';

const LONGEST_NAME = 120;

/** The investor of an account; its application is then filled in by whoever has the account. */
export async function openForAccount(
  operation: Operation,
  email: string,
  given: { type: InvestorType; name: string; dryRun?: boolean },
) {
  const { services, actor } = operation;
  const name = given.name.trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw new OperatorError(`A name has 1 to ${LONGEST_NAME} characters, as in the legal documents.`);
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
    throw new OperatorError(`${account.email} has an investor of that type: there is one of each.`);
  });
}
