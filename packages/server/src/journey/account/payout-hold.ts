// Hold after a bank account is added or changed: it receives no payments, and its owner can revert the change.
import { moveState } from '../../states/state-table';
import { eq, lte } from 'drizzle-orm';
import { recordAct, type Act } from '../../audit/record-act';
import type { Clock } from '../../shared/clock';
import type { Executor, Transaction } from '../../database/database';
import { type accounts, bankAccounts, distributionInstructions, redemptions } from '../../database/tables';
import { ApiError } from '../../shared/errors';
import { redemptionsUnderWay } from '../../ledger/under-way';
import type { Services } from '../../services';
import { redemptionStates } from '../../states/money-states';
import { payoutHoldFrom } from '../access';
import { resettleApplicationsPaidBy } from '../apply';
import { namesAccount, withdrawEnvelopesWhere } from '../sign';
import { revokeAuthorizations } from './ach-in-use';
import { noteChange } from './payout-change';

type BankAccountRow = typeof bankAccounts.$inferSelect;

/** End of the hold; null if there is none. */
export const getHoldEnd = ({ heldUntil: until }: Pick<BankAccountRow, 'heldUntil'>, clock: Clock) =>
  until && until > clock.now() ? until : null;

/**
 * Starts a hold. Stores the earlier details for a revert; of several changes within a hold, the details before the first.
 * They are null for a new account.
 */
export function newHold(before: BankAccountRow | undefined, clock: Clock) {
  const kept = before && (getHoldEnd(before, clock) ? before.heldBefore : pickDetails(before));
  return { heldUntil: payoutHoldFrom(clock), heldBefore: kept ?? null };
}

const pickDetails = ({ method, details, number, paysOnly }: BankAccountRow) => ({
  method,
  details,
  number,
  paysOnly,
});

/**
 * End of the hold on payments: on all payments after a change of how the owner signs in or of who the owner is, and on
 * those to a bank account after it was changed. Null if there is none.
 * @param payee the receiving bank account, if any
 */
export const paymentsHeldUntil = (
  { payoutsHeldUntil }: Pick<typeof accounts.$inferSelect, 'payoutsHeldUntil'>,
  payee: Pick<BankAccountRow, 'heldUntil'> | null | undefined,
  clock: Clock,
): Date | null =>
  [payoutsHeldUntil, payee?.heldUntil].reduce<Date | null>(
    (latest, until) => (until && until > (latest ?? clock.now()) ? until : latest),
    null,
  );

const NO_HOLD = { heldUntil: null, heldBefore: null };

/** Deletes earlier details that can no longer be restored. */
export const forgetHolds = (db: Executor, now: Date) =>
  db.update(bankAccounts).set(NO_HOLD).where(lte(bankAccounts.heldUntil, now));

/**
 * Reverts the change: restores the earlier details, or removes an added account. Cancels payments to an account that was
 * added, or that only paid before. The caller locks the account and the row.
 * @throws ApiError bank_account_not_held
 */
export async function stopChange(tx: Transaction, services: Services, row: BankAccountRow): Promise<void> {
  const { clock } = services;
  const { id, accountId, heldBefore } = row;
  if (!getHoldEnd(row, clock)) throw new ApiError('bank_account_not_held');
  const actor: Act['actor'] = `account:${accountId}`;
  const now = clock.now();
  const changes = heldBefore ? { ...heldBefore, changedAt: now } : { removedAt: now };
  await tx
    .update(bankAccounts)
    .set({ ...NO_HOLD, ...changes })
    .where(eq(bankAccounts.id, id));
  await resettleApplicationsPaidBy(tx, services, { accountId, bankAccountId: id });
  await withdrawEnvelopesWhere(tx, services, namesAccount(id), actor);
  if (!heldBefore || heldBefore.paysOnly) {
    await cancelRedemptionsTo(tx, services, id, actor);
    await withdrawInstructionsTo(tx, services, id, actor);
  }
  await revokeAuthorizations(tx, services, { accountId, bankAccountId: id });
  await noteChange(tx, services, { accountId, kind: 'bank_account', id, change: 'stop' });
}

async function withdrawInstructionsTo(
  tx: Transaction,
  { clock }: Services,
  bankAccountId: string,
  actor: Act['actor'],
): Promise<void> {
  const withdrawn = await tx
    .delete(distributionInstructions)
    .where(eq(distributionInstructions.bankAccountId, bankAccountId))
    .returning({ investmentId: distributionInstructions.investmentId });
  for (const { investmentId } of withdrawn)
    await recordAct(tx, clock, {
      actor,
      act: 'distribution_instruction.withdraw',
      object: `investment:${investmentId}`,
    });
}

async function cancelRedemptionsTo(
  tx: Transaction,
  services: Services,
  bankAccountId: string,
  actor: Act['actor'],
): Promise<void> {
  const ongoing = await redemptionsUnderWay(tx, eq(redemptions.bankAccountId, bankAccountId));
  for (const { id, status } of ongoing)
    await moveState(tx, services, redemptionStates, { id, from: status, event: 'cancelled', actor });
}
