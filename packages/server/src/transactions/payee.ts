// The account that receives a payout.
import type { PayoutType } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { bankPayee, custodianPayee, receivingAccounts } from '../bank-accounts/payees';
import type { Transaction } from '../database/database';
import { accounts } from '../database/tables';
import type { PaidTo } from '../database/tables/envelope-columns';
import { accountHeldUntil, heldUntil } from '../journey/account';
import { distributionInstruction } from '../journey/redeem';
import type { Holding } from '../ledger/holdings';
import type { Services } from '../services';

export interface PayoutDestination {
  /** Null where the investor has to choose: no account is on file, or several without an instruction. */
  paidTo: PaidTo | null;
  /** No payment before this time. */
  onHoldUntil: Date | null;
}

/**
 * The account of the signed distribution instruction, which only distributions can name in kind. Without one, the
 * custodian of an IRA, or the only bank account in the investor's name that may receive money.
 */
export async function payeeOf(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'vault'>,
  holding: Pick<Holding, 'investment' | 'investor'>,
  type: PayoutType,
): Promise<PayoutDestination> {
  const destination = await accountToPay(tx, services, holding, type);
  const until = await accountHeldUntil(tx, services.clock, holding.investment.accountId);
  const { onHoldUntil } = destination;
  return {
    ...destination,
    onHoldUntil: onHoldUntil && until && onHoldUntil > until ? onHoldUntil : (until ?? onHoldUntil),
  };
}

async function accountToPay(
  tx: Transaction,
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
  { investment, investor }: Pick<Holding, 'investment' | 'investor'>,
  type: PayoutType,
): Promise<PayoutDestination> {
  const instruction = await distributionInstruction({ db: tx, vault }, investment.id);
  if (instruction?.account && (instruction.delivery === 'cash' || type === 'distribution')) {
    const { account, bank, delivery } = instruction;
    return { paidTo: paidTo(delivery, account), onHoldUntil: bank && heldUntil(bank, clock) };
  }
  const custodian = custodianPayee(investor, vault);
  if (custodian) return { paidTo: paidTo('cash', custodian), onHoldUntil: null };
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, investment.accountId));
  if (!account) throw new Error(`account ${investment.accountId} is gone`);
  const [only, another] = await receivingAccounts(tx, { account, investor });
  if (!only || another) return { paidTo: null, onHoldUntil: null };
  return { paidTo: paidTo('cash', bankPayee(only, vault)), onHoldUntil: heldUntil(only, clock) };
}

const paidTo = (delivery: PaidTo['delivery'], { name, number_masked }: Omit<PaidTo, 'delivery'>): PaidTo => ({
  delivery,
  name,
  number_masked,
});
