// The hold period after a bank account was added or changed: it is not paid, and its owner can revoke the change.
import { moveState } from '../../states/state-table';
import { PAYOUT_HOLD_HOURS } from '@quoin/rules';
import { eq, lte } from 'drizzle-orm';
import { recordAct, type Act } from '../../audit/record-act';
import type { Clock } from '../../shared/clock';
import type { Executor, Transaction } from '../../database/database';
import { accounts, bankAccounts, distributionInstructions, redemptions } from '../../database/tables';
import { ApiError } from '../../shared/errors';
import { redemptionsUnderWay } from '../../ledger/under-way';
import type { Services } from '../../services';
import { redemptionStates } from '../../states/money-states';
import { resettleApplicationsPaidBy } from '../apply';
import { namingAccount, withdrawEnvelopesWhere } from '../sign';
import { revokeAuthorizations } from './ach-in-use';
import { noteChange } from './payout-change';

type BankAccountRow = typeof bankAccounts.$inferSelect;

const HOUR = 3_600_000;

/** End of the hold; null without one. */
export const heldUntil = ({ heldUntil: until }: Pick<BankAccountRow, 'heldUntil'>, clock: Clock) =>
  until && until > clock.now() ? until : null;

/**
 * Starts a hold. The earlier details are stored so that they can be restored: of several changes within a hold, those
 * before the first; null for a new account.
 */
export function newHold(before: BankAccountRow | undefined, clock: Clock) {
  const kept = before && (heldUntil(before, clock) ? before.heldBefore : asItIs(before));
  return {
    heldUntil: payoutHoldFrom(clock),
    heldBefore: kept ?? null,
  };
}

const asItIs = ({ method, details, number, paysOnly }: BankAccountRow) => ({
  method,
  details,
  number,
  paysOnly,
});

/** End of the hold after staff changed who an account belongs to; null without one. */
export async function accountHeldUntil(db: Executor, clock: Clock, accountId: string): Promise<Date | null> {
  const [account] = await db
    .select({ until: accounts.payoutsHeldUntil })
    .from(accounts)
    .where(eq(accounts.id, accountId));
  return account?.until && account.until > clock.now() ? account.until : null;
}

export const payoutHoldFrom = (clock: Clock): Date =>
  new Date(clock.now().getTime() + PAYOUT_HOLD_HOURS * HOUR);

const NO_HOLD = { heldUntil: null, heldBefore: null };

/** Earlier details are deleted when they can no longer be restored. */
export const forgetHolds = (db: Executor, now: Date) =>
  db.update(bankAccounts).set(NO_HOLD).where(lte(bankAccounts.heldUntil, now));

/**
 * Reverts the change: a changed account gets its earlier details, an added one is removed. Payments to an added
 * account, or to one that only paid before, are canceled. The caller locks the account and the row.
 * @throws ApiError bank_account_not_held
 */
export async function stopChange(tx: Transaction, services: Services, row: BankAccountRow): Promise<void> {
  const { clock } = services;
  const { id, accountId, heldBefore } = row;
  if (!heldUntil(row, clock)) throw new ApiError('bank_account_not_held');
  const actor: Act['actor'] = `account:${accountId}`;
  const now = clock.now();
  const changes = heldBefore ? { ...heldBefore, changedAt: now } : { removedAt: now };
  await tx
    .update(bankAccounts)
    .set({ ...NO_HOLD, ...changes })
    .where(eq(bankAccounts.id, id));
  await resettleApplicationsPaidBy(tx, services, { accountId, bankAccountId: id });
  await withdrawEnvelopesWhere(tx, services, namingAccount(id), actor);
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
