// Bank accounts that can be debited by ACH: ACH accounts at US banks in the required name, without a pending change.
import type { ErrorName } from '@quoin/contract';
import {
  bankAccountDestination,
  bankAccountsOnFile,
  type BankAccountRow,
} from '../../bank-accounts/bank-account-row';
import { isForAch } from '../../bank-accounts/paying-accounts';
import type { Executor, Transaction } from '../../database/database';
import type { DebitDetails } from '../../database/tables/envelope-columns';
import { ApiError } from '../../shared/errors';
import type { Vault } from '../../security/vault';
import { bankAccountsBeingChanged, loadOwnBankAccount } from './bank-accounts';

interface Debtor {
  accountId: string;
  /** Allowed names of the account holder. */
  names: readonly string[];
}

type Destination = ReturnType<typeof bankAccountDestination>;

/** Oldest first. */
export async function achAccounts(
  db: Executor,
  { vault }: { vault: Vault },
  { accountId, names }: Debtor,
): Promise<Destination[]> {
  const changing = await bankAccountsBeingChanged(db, accountId);
  return (await bankAccountsOnFile(db, accountId))
    .filter((row) => !findAchError(row, names, changing))
    .map((row) => bankAccountDestination(row, vault));
}

/**
 * Locks the account to debit, to prevent concurrent removal.
 * @throws ApiError ach_account_missing, not_authorized_action, ach_account_unfit, ach_account_changing
 */
export async function achAccount(
  tx: Transaction,
  { vault }: { vault: Vault },
  { accountId, names }: Debtor,
  bankAccountId: string | undefined,
): Promise<{ account: Destination; debit: DebitDetails }> {
  if (bankAccountId === undefined) throw new ApiError('ach_account_missing');
  const row = await loadOwnBankAccount(tx, accountId, bankAccountId);
  const error = findAchError(row, names, await bankAccountsBeingChanged(tx, accountId));
  if (error) throw new ApiError(error);
  const { account_holder: holder = '', account_type = 'checking', aba_ach = '' } = row.details;
  return {
    account: bankAccountDestination(row, vault),
    debit: { holder, account_type, routing_number: aba_ach },
  };
}

function findAchError(
  row: BankAccountRow,
  ownNames: readonly string[],
  changing: readonly string[],
): ErrorName | undefined {
  if (!isForAch(row, ownNames)) return 'ach_account_unfit';
  return changing.includes(row.id) ? 'ach_account_changing' : undefined;
}
