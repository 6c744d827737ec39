// Fees on top of a commitment. The ledger charges those of the signed agreement once, at approval.
import { cents, dateInNewYork, type Bilingual, type FeeChargeType, type FeesAtFunding } from '@quoin/rules';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Executor, Transaction } from '../database/database';
import { accounts, envelopes, investments, transactions } from '../database/tables';
import type { Services } from '../services';
import { newId } from '../shared/new-id';

const TYPES = {
  subscription: 'subscription_fee_charged',
  management: 'management_fee_charged',
} as const satisfies Record<keyof FeesAtFunding, FeeChargeType>;

const NOTES: Record<'charged' | 'reversed', Bilingual> = {
  charged: {
    en: 'On top of the commitment, due with the first payment',
    'zh-CN': '在认购金额之外，随首次付款支付',
  },
  reversed: { en: 'No longer charged', 'zh-CN': '不再收取' },
};

export const NO_FEES: FeesAtFunding = { subscription: cents(0), management: cents(0) };

/** Fees on top in the latest signed agreement. Undefined for agreements from before they named fees. */
export async function agreedFees(db: Executor, investmentId: string): Promise<FeesAtFunding | undefined> {
  const [signed] = await db
    .select({ subject: envelopes.subject })
    .from(envelopes)
    .where(
      and(
        eq(envelopes.investmentId, investmentId),
        eq(envelopes.kind, 'subscription_agreement'),
        eq(envelopes.status, 'signed'),
      ),
    )
    .orderBy(desc(envelopes.signedAt))
    .limit(1);
  return signed?.subject?.kind === 'subscription_agreement' ? signed.subject.fees : undefined;
}

/** Adjusts the charged fees to `fees`: charges the difference, or reverses it with a negative row of the same type. */
export async function chargeFees(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  investmentId: string,
  fees: FeesAtFunding,
): Promise<void> {
  const charged = await tx
    .select({ type: transactions.transactionType, amount: transactions.amount })
    .from(transactions)
    .where(
      and(
        eq(transactions.investmentId, investmentId),
        inArray(transactions.transactionType, Object.values(TYPES)),
      ),
    );
  const [holder] = await tx
    .select({ language: accounts.preferredLanguage })
    .from(accounts)
    .innerJoin(investments, eq(investments.accountId, accounts.id))
    .where(eq(investments.id, investmentId));
  if (!holder) throw new Error(`investment ${investmentId} no longer exists`);
  const now = clock.now();
  for (const fee of ['subscription', 'management'] as const) {
    const type = TYPES[fee];
    const before = charged.reduce((sum, row) => sum + (row.type === type ? row.amount : 0), 0);
    const amount = cents(fees[fee] - before);
    if (amount === 0) continue;
    await tx.insert(transactions).values({
      id: newId(),
      investmentId,
      transactionType: type,
      amount,
      date: dateInNewYork(now),
      note: NOTES[amount > 0 ? 'charged' : 'reversed'][holder.language],
      recordedAt: now,
    });
  }
}
