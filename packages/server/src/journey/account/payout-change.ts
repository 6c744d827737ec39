// Effects of every change of a payee (an audit row and an e-mail to the owner), and conditions that prevent its removal.
import { STOPPED_STATUSES } from '@quoin/rules';
import { and, eq, notInArray, type SQL } from 'drizzle-orm';
import { type Act, recordAct } from '../../audit/record-act';
import type { Executor, Transaction } from '../../database/database';
import {
  accounts,
  distributionInstructions,
  investments,
  investors,
  redemptions,
} from '../../database/tables';
import type { PayoutAccountKind, PayoutChange } from '../../jobs/jobs';
import { redemptionsUnderWay } from '../../ledger/under-way';
import type { Services } from '../../services';
import { ApiError } from '../../shared/errors';
import { notifyOwner } from '../access';

type Changed = {
  accountId: string;
  id: string;
  detail?: Act['detail'];
} & ({ kind: PayoutAccountKind; change: PayoutChange } | { kind: 'bank_account'; change: 'stop' });

export async function noteChange(
  tx: Transaction,
  services: Services,
  { accountId, kind, id, change, detail }: Changed,
): Promise<void> {
  const act = change === 'stop' ? ('bank_account.stop' as const) : (`${kind}.${change}` as const);
  await recordAct(tx, services.clock, {
    actor: `account:${accountId}`,
    act,
    object: `${kind}:${id}`,
    detail,
  });
  await notifyOwner(tx, services, accountId, act);
}

/** @throws ApiError payout_account_in_use if a redemption in progress pays to the account */
export async function assertNotPayee(tx: Transaction, bankAccountId: string): Promise<void> {
  const [ongoing] = await redemptionsUnderWay(tx, eq(redemptions.bankAccountId, bankAccountId));
  if (ongoing) throw new ApiError('payout_account_in_use');
}

/**
 * @param named condition for instructions with the account
 * @throws ApiError payout_account_in_use if an investment distributes to the account
 */
export async function assertNotInstructed(tx: Transaction, named: SQL): Promise<void> {
  const [instruction] = await tx
    .select({ id: investments.id })
    .from(distributionInstructions)
    .innerJoin(investments, eq(investments.id, distributionInstructions.investmentId))
    .where(and(named, notInArray(investments.status, [...STOPPED_STATUSES])));
  if (instruction) throw new ApiError('payout_account_in_use');
}

/** Allowed account holders: the person and the investors of the account. */
export async function loadOwnNames(db: Executor, accountId: string): Promise<string[]> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  const profiles = await db
    .select({ name: investors.name })
    .from(investors)
    .where(eq(investors.accountId, accountId));
  const person = account ? [`${account.firstName} ${account.lastName}`] : [];
  return [...new Set([...person, ...profiles.map(({ name }) => name)])];
}
