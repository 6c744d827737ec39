// Bank accounts that a signed ACH authorization will debit.
import type { InvestmentStatus } from '@quoin/rules';
import { and, desc, eq, inArray, isNotNull, or } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Transaction } from '../../database/database';
import { capitalCalls, envelopes, investments } from '../../database/tables';
import { ApiError } from '../../shared/errors';
import type { Services } from '../../services';

/** Statuses between signature and receipt of the money, in which an authorization may be used. */
const AWAITING_FUNDS: readonly InvestmentStatus[] = [
  'being_reviewed',
  'action_needed',
  're_signature_needed',
  'approved',
];

interface Debited {
  accountId: string;
  bankAccountId: string;
}

/** @throws ApiError ach_account_in_use */
export async function assertNotDebited(tx: Transaction, debited: Debited): Promise<void> {
  if ((await investmentsDebiting(tx, debited)).length > 0) throw new ApiError('ach_account_in_use');
}

/** Clears the payment method of investments that would debit the account, so that the investor chooses again. */
export async function revokeAuthorizations(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  debited: Debited,
): Promise<void> {
  for (const id of await investmentsDebiting(tx, debited)) {
    await tx.update(investments).set({ transferMethod: null }).where(eq(investments.id, id));
    await recordAct(tx, clock, {
      actor: `account:${debited.accountId}`,
      act: 'investment.choose_method',
      object: `investment:${id}`,
      detail: { method: null },
    });
  }
}

/** Investments awaiting money whose newest authorization debits the account. */
async function investmentsDebiting(
  tx: Transaction,
  { accountId, bankAccountId }: Debited,
): Promise<string[]> {
  const rows = await tx
    .selectDistinctOn([envelopes.investmentId], { id: investments.id, subject: envelopes.subject })
    .from(envelopes)
    .innerJoin(investments, eq(investments.id, envelopes.investmentId))
    .leftJoin(
      capitalCalls,
      and(eq(capitalCalls.investmentId, investments.id), eq(capitalCalls.status, 'issued')),
    )
    .where(
      and(
        eq(investments.accountId, accountId),
        eq(investments.transferMethod, 'ach'),
        eq(envelopes.kind, 'ach_authorization'),
        eq(envelopes.status, 'signed'),
        or(inArray(investments.status, [...AWAITING_FUNDS]), isNotNull(capitalCalls.id)),
      ),
    )
    .orderBy(envelopes.investmentId, desc(envelopes.signedAt));
  return rows
    .filter(({ subject }) => subject?.kind === 'ach_authorization' && subject.account.id === bankAccountId)
    .map(({ id }) => id);
}
