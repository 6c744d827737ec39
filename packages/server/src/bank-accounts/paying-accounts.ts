// Bank accounts that may pay for an investor: accounts in the investor's name, or in the person's name if the investor is
// not a legal entity. Only the custodian pays for an IRA.
import {
  maskTail,
  payerNames,
  validateHolder,
  validateBankAccount,
  canPayByAch,
  type TransferMethod,
} from '@quoin/rules';
import type { Executor } from '../database/database';
import type { accounts, investors, products } from '../database/tables';
import { sealedPlace, type Vault } from '../security/vault';
import { bankAccountDestination, bankAccountsOnFile, type BankAccountRow } from './bank-account-row';

export interface Paid {
  account: Pick<typeof accounts.$inferSelect, 'id' | 'firstName' | 'lastName'>;
  investor: typeof investors.$inferSelect;
  product: Pick<typeof products.$inferSelect, 'achPermitted'>;
}

/** Names that the holder of a paying account may have. */
export const getPayerNames = ({ account, investor }: Omit<Paid, 'product'>): string[] =>
  payerNames({
    investorType: investor.investorType,
    name: investor.name,
    person: `${account.firstName} ${account.lastName}`,
  });

/** Wires may come from any account; ACH needs an account for ACH at a bank in the US. */
export function getPayingMethods(row: BankAccountRow, paid: Paid): TransferMethod[] {
  const names = getPayerNames(paid);
  if (paid.investor.investorType === 'ira' || validateHolder(row.details.account_holder, names)) return [];
  return canPayByAch(paid) && isForAch(row, names) ? ['wire', 'ach'] : ['wire'];
}

export const isForAch = ({ method, details }: BankAccountRow, ownNames: readonly string[]): boolean =>
  method === 'ach' &&
  Object.keys(validateBankAccount(details, { method, ownNames, numberOnFile: true })).length === 0;

/** Accounts on file with their payment methods, oldest first. */
export async function loadPayingAccounts(db: Executor, paid: Paid) {
  const rows = await bankAccountsOnFile(db, paid.account.id);
  return rows
    .map((row) => ({ row, methods: getPayingMethods(row, paid) }))
    .filter(({ methods }) => methods.length > 0);
}

export const payerOnTheWire = (
  { row, methods }: { row: BankAccountRow; methods: TransferMethod[] },
  vault: Vault,
) => ({ ...bankAccountDestination(row, vault), holder: row.details.account_holder ?? '', methods });

/** Display data of the paying account. */
export interface NamedPayer {
  /** Null for the account of a custodian. */
  id: string | null;
  name: string;
  number_masked: string;
}

/**
 * @param named account id in the application
 * @returns null if there is no account, or it may no longer pay
 */
export async function loadPayer(
  db: Executor,
  vault: Vault,
  paid: Paid,
  named: string | null | undefined,
): Promise<NamedPayer | null> {
  const custodian = getCustodian(paid.investor, vault);
  if (custodian) return { id: null, ...custodian };
  if (!named) return null;
  const found = (await loadPayingAccounts(db, paid)).find(({ row }) => row.id === named);
  return found ? bankAccountDestination(found.row, vault) : null;
}

/** Custodian of an IRA. Null for other investors. */
export function getCustodian({ id, custodianName, custodianAccount }: Paid['investor'], vault: Vault) {
  if (custodianName === null) return null;
  const number = custodianAccount === null ? '' : vault.open(custodianAccount, sealedPlace('investor', id));
  return { name: custodianName, number_masked: maskTail(number) };
}
