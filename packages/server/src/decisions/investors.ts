// Staff open joint owners, entities and trusts, after checking their legal documents.
import type { InvestorType } from '@quoin/rules';
import type { Transaction } from '../database/database';
import { openInvestor } from '../journey/investors';
import { ApiError, StaffError } from '../shared/errors';
import { newId } from '../shared/new-id';
import type { Staff } from '../transactions/ledger-entries';
import type { Account } from './accounts';

const LONGEST_NAME = 120;

/** Trims the name of an investor. @throws StaffError */
export function checkedInvestorName(given: string): string {
  const name = given.trim();
  if (name === '' || name.length > LONGEST_NAME)
    throw new StaffError(`The name must have 1 to ${LONGEST_NAME} characters.`);
  return name;
}

/** Opens an investor for an account. The account owner then completes the application. */
export async function openInvestorForAccount(
  tx: Transaction,
  { services, actor }: Staff,
  account: Account,
  given: { type: InvestorType; name: string },
) {
  const row = {
    id: newId(),
    accountId: account.id,
    investorType: given.type,
    name: checkedInvestorName(given.name),
    custodianName: null,
    custodianAccount: null,
    createdAt: services.clock.now(),
  };
  await openInvestor(tx, services.clock, { row, actor }).catch((failure: unknown) => {
    if (!(failure instanceof ApiError)) throw failure;
    throw new StaffError(
      `${account.email} already has an investor of this type. An account can have one of each type.`,
    );
  });
  return { id: row.id, email: account.email, type: row.investorType, name: row.name };
}
