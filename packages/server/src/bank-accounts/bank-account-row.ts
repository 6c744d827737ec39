// Queries bank accounts and masks their numbers.
import type { BodyOf } from '@quoin/contract';
import {
  type BankAccount,
  type BankAccountPart,
  bankAccountParts,
  bankNumberKind,
  isPartOfAccount,
  maskTail,
  normaliseAba,
  normaliseBic,
  normaliseIban,
  parseAccountNumber,
  validateBankAccount,
} from '@quoin/rules';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { bankAccounts } from '../database/tables';
import { sealedPlace, type Vault } from '../security/vault';
import { ApiError } from '../shared/errors';

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

/** Name of the bank and masked number. */
export const bankAccountDestination = (
  row: Pick<BankAccountRow, 'id' | 'details' | 'number'>,
  vault: Vault,
) => ({
  id: row.id,
  name: row.details.bank_name ?? '',
  number_masked: maskTail(openBankNumber(vault, row)),
});

// Validates entered details of a bank account and converts them to columns.
interface Beside {
  /** Allowed names of the account holder. */
  ownNames: readonly string[];
  /** The account to change. If it is of the same kind, an empty number in the input keeps the stored one. */
  before?: BankAccountRow;
}

/**
 * @returns the plain number; empty to keep the stored one
 * @throws ApiError required_information_missing
 */
export function parseBankAccount(body: BodyOf<'addPayingAccount'>, { ownNames, before }: Beside) {
  const { method, ...account } = body;
  const numberOnFile =
    before !== undefined && bankNumberKind(before.method, before.details) === bankNumberKind(method, account);
  const problems = validateBankAccount(account, { method, ownNames, numberOnFile, allGiven: true });
  if (Object.keys(problems).length > 0) throw new ApiError('required_information_missing', { problems });
  const { account_number = '', iban = '', ...given } = account;
  // Parts of another kind of account are not checked, and bank files would contain them.
  const rest = Object.fromEntries(
    Object.entries(given).filter(([part]) => isPartOfAccount(part, method, account.country)),
  ) as typeof given; // All its fields are optional.
  const details = {
    ...rest,
    ...normaliseParts(rest, ['aba_ach', 'aba_wire', 'intermediary_aba'], normaliseAba),
    ...normaliseParts(rest, ['swift', 'intermediary_swift'], normaliseBic),
  };
  const number = bankAccountParts(method, account.country).includes('iban')
    ? normaliseIban(iban)
    : (parseAccountNumber(account_number, method === 'ach' ? 'US' : (account.country ?? '')) ?? '');
  return { method, number, details };
}

const normaliseParts = <Part extends BankAccountPart>(
  account: BankAccount,
  parts: readonly Part[],
  normalise: (code: string) => string,
) => Object.fromEntries(parts.flatMap((part) => (account[part] ? [[part, normalise(account[part])]] : [])));
