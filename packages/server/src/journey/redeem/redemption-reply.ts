// Redemptions as the investor sees them.
import type { ReplyOf } from '@quoin/contract';
import {
  dateInNewYork,
  estimateRedemption,
  type HeldUnits,
  type Language,
  moneyFromWire,
  moneyToWire,
  redemptionPayoutDate,
  redemptionWaitsFor,
} from '@quoin/rules';
import { desc, eq, type SQL } from 'drizzle-orm';
import { bankAccountDestination } from '../../bank-accounts/bank-account-row';
import type { Executor } from '../../database/database';
import {
  bankAccounts,
  files,
  investments,
  products,
  redemptionDocuments,
  redemptions,
} from '../../database/tables';
import type { Vault } from '../../security/vault';
import { type Clock, todayInNewYork } from '../../shared/clock';
import { money } from '../../shared/money';

type RedemptionReply = ReplyOf<'requestRedemption'>;

export const ofInvestment = (id: string) => eq(redemptions.investmentId, id);

/** All redemptions of an investment, or of an account, newest first. */
export async function redemptionRepliesOf(
  { clock, db, vault }: { clock: Clock; db: Executor; vault: Vault },
  where: SQL,
  language: Language,
): Promise<RedemptionReply[]> {
  const rows = await db
    .select({ redemption: redemptions, bankAccount: bankAccounts, productName: products.name })
    .from(redemptions)
    .innerJoin(investments, eq(investments.id, redemptions.investmentId))
    .innerJoin(products, eq(products.id, investments.productId))
    .leftJoin(bankAccounts, eq(bankAccounts.id, redemptions.bankAccountId))
    .where(where)
    .orderBy(desc(redemptions.requestedAt));
  const today = todayInNewYork(clock);
  const documents = await documentsOf(db, where);
  return rows.map(({ redemption, bankAccount, productName }) => ({
    id: redemption.id,
    investment_id: redemption.investmentId,
    product_name: productName[language],
    type: redemption.type,
    status: redemption.status,
    amount: money(redemption.amount),
    redemption_day: redemption.redemptionDay,
    payout_date: redemptionPayoutDate(redemption.redemptionDay),
    waits_for: redemptionWaitsFor(redemption.status, redemption.redemptionDay, today) ?? null,
    requested_date: dateInNewYork(redemption.requestedAt),
    update_bank_account: redemption.updateBankAccount,
    bank_account: bankAccount && bankAccountDestination(bankAccount, vault),
    documents: documents
      .filter(({ redemptionId }) => redemptionId === redemption.id)
      .map(({ fileId, name }) => ({ file_id: fileId, name })),
  }));
}

const documentsOf = (db: Executor, where: SQL) =>
  db
    .select({ redemptionId: redemptionDocuments.redemptionId, fileId: files.id, name: files.name })
    .from(redemptionDocuments)
    .innerJoin(redemptions, eq(redemptions.id, redemptionDocuments.redemptionId))
    .innerJoin(files, eq(files.id, redemptionDocuments.fileId))
    .where(where)
    .orderBy(desc(files.createdAt));

type Redemptions = ReplyOf<'getRedemptions'>;

export function estimateOf(
  { type, amount, redemption_day }: NonNullable<Redemptions['ongoing']>,
  held: HeldUnits,
): Redemptions['estimate'] {
  const asked = amount === null ? null : (moneyFromWire(amount) ?? null);
  const estimate = estimateRedemption({ type, amount: asked, redemptionDay: redemption_day }, held);
  if (!estimate) return null;
  return {
    amount: moneyToWire(estimate.amount),
    units: estimate.units,
    units_left: estimate.unitsLeft,
    worth_left: moneyToWire(estimate.worthLeft),
    payout_date: estimate.payoutDate,
  };
}

export async function exitPolicyOf(db: Executor, productId: string, language: Language): Promise<string> {
  const [row] = await db.select({ texts: products.texts }).from(products).where(eq(products.id, productId));
  return row?.texts.exitPolicy[language] ?? '';
}
