import type { PayoutType } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import type { BankAccountRow } from '../bank-accounts/bank-account-row';
import { bankPayee, custodianPayee, loadReceivingAccounts } from '../bank-accounts/payees';
import type { Transaction } from '../database/database';
import { accounts } from '../database/tables';
import type { PaidTo } from '../database/tables/envelope-columns';
import { paymentsHeldUntil } from '../journey/account';
import { distributionInstruction } from '../journey/redeem';
import type { Holding } from '../ledger/holdings';
import type { Services } from '../services';

export interface PayoutDestination {
  /** Null if the investor has to choose: there is no account, or several without an instruction. */
  paidTo: PaidTo | null;
  /** No payment before this time. */
  onHoldUntil: Date | null;
}

type AccountRow = typeof accounts.$inferSelect;

interface Destination extends Pick<PayoutDestination, 'paidTo'> {
  /** Set for a cash payment, except to a custodian. */
  bank?: BankAccountRow | null;
}

/**
 * The account in the signed distribution instruction; an instruction in kind applies to distributions only. Otherwise the
 * custodian of an IRA, or the only bank account in the investor's name that may receive money.
 */
export async function loadPayee(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'vault'>,
  holding: Pick<Holding, 'investment' | 'investor'>,
  type: PayoutType,
): Promise<PayoutDestination> {
  const { accountId } = holding.investment;
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) throw new Error(`account ${accountId} no longer exists`);
  const { paidTo, bank } = await accountToPay(tx, services, { ...holding, account }, type);
  return { paidTo, onHoldUntil: paymentsHeldUntil(account, bank, services.clock) };
}

async function accountToPay(
  tx: Transaction,
  { vault }: Pick<Services, 'vault'>,
  { account, investment, investor }: Pick<Holding, 'investment' | 'investor'> & { account: AccountRow },
  type: PayoutType,
): Promise<Destination> {
  const instruction = await distributionInstruction({ db: tx, vault }, investment.id);
  if (instruction?.account && (instruction.delivery === 'cash' || type === 'distribution')) {
    const { account: instructed, bank, delivery } = instruction;
    return { paidTo: paidTo(delivery, instructed), bank };
  }
  const custodian = custodianPayee(investor, vault);
  if (custodian) return { paidTo: paidTo('cash', custodian) };
  const [only, another] = await loadReceivingAccounts(tx, { account, investor });
  if (!only || another) return { paidTo: null };
  return { paidTo: paidTo('cash', bankPayee(only, vault)), bank: only };
}

const paidTo = (delivery: PaidTo['delivery'], { name, number_masked }: Omit<PaidTo, 'delivery'>): PaidTo => ({
  delivery,
  name,
  number_masked,
});
