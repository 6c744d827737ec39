// Accounts that receive redemptions and payouts: verified accounts in the investor's own name, or in the person's name if
// the investor is not a legal entity. An IRA is paid only to its custodian, because a payment to the person would be a
// distribution, which may be taxable.
import { validateHolder, type Payee } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import type { Executor } from '../database/database';
import { bankAccounts, investments, investors, type redemptions } from '../database/tables';
import type { Vault } from '../security/vault';
import { bankAccountDestination, bankAccountsOnFile, type BankAccountRow } from './bank-account-row';
import { getCustodian, getPayerNames, type Paid } from './paying-accounts';

type Redeemed = Pick<Paid, 'account' | 'investor'>;

export interface PayeeAccount extends Payee {
  /** Null for the account of a custodian. */
  id: string | null;
}

export const bankPayee = (row: BankAccountRow, vault: Vault): PayeeAccount => ({
  ...bankAccountDestination(row, vault),
  holder: row.details.account_holder ?? '',
});

/** The custodian's account of an IRA. Null for other investors. */
export function custodianPayee(investor: Paid['investor'], vault: Vault): PayeeAccount | null {
  const custodian = getCustodian(investor, vault);
  return custodian && { id: null, ...custodian, holder: investor.name };
}

export const mayReceive = ({ paysOnly, details }: BankAccountRow, redeemed: Redeemed): boolean =>
  !paysOnly && !validateHolder(details.account_holder, getPayerNames(redeemed));

/** Bank accounts that the investor may choose, oldest first. None for an IRA. */
export async function loadReceivingAccounts(db: Executor, redeemed: Redeemed): Promise<BankAccountRow[]> {
  if (redeemed.investor.investorType === 'ira') return [];
  const rows = await bankAccountsOnFile(db, redeemed.account.id);
  return rows.filter((row) => mayReceive(row, redeemed));
}

/** Payee of a redemption. Null for old requests without an account. */
export async function redemptionPayee(
  db: Executor,
  vault: Vault,
  { bankAccountId, investmentId }: Pick<typeof redemptions.$inferSelect, 'bankAccountId' | 'investmentId'>,
): Promise<PayeeAccount | null> {
  if (bankAccountId !== null) {
    const [row] = await db.select().from(bankAccounts).where(eq(bankAccounts.id, bankAccountId));
    return row ? bankPayee(row, vault) : null;
  }
  const [found] = await db
    .select({ investor: investors })
    .from(investments)
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .where(eq(investments.id, investmentId));
  return found ? custodianPayee(found.investor, vault) : null;
}
