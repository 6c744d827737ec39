// Queries bank accounts and masks their numbers.
import { maskTail } from '@quoin/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { bankAccounts } from '../database/tables';
import { sealedPlace, type Vault } from '../security/vault';

export type BankAccountRow = typeof bankAccounts.$inferSelect;

/** Oldest first. */
export const bankAccountsOnFile = (db: Executor, accountId: string): Promise<BankAccountRow[]> =>
  db
    .select()
    .from(bankAccounts)
    .where(and(eq(bankAccounts.accountId, accountId), isNull(bankAccounts.removedAt)))
    .orderBy(asc(bankAccounts.createdAt));

const place = (id: string) => sealedPlace('bank_account', id);

/** @param number the plain account number or IBAN */
export const sealBankNumber = (vault: Vault, id: string, number: string): string =>
  vault.seal(number, place(id));

export const openBankNumber = (vault: Vault, { id, number }: Pick<BankAccountRow, 'id' | 'number'>): string =>
  vault.open(number, place(id));

export const SHOWN_SIGNS = 4;

/** Name of the bank and masked number. */
export const bankAccountDestination = (
  row: Pick<BankAccountRow, 'id' | 'details' | 'number'>,
  vault: Vault,
) => ({
  id: row.id,
  name: row.details.bank_name ?? '',
  number_masked: maskTail(openBankNumber(vault, row), SHOWN_SIGNS),
});
