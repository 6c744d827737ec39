// Redemptions as their investor sees them.
import type { ReplyOf } from '@quoin/contract';
import { cents, moneyToWire, redemptionPayoutDate, type Language } from '@quoin/rules';
import { desc, eq } from 'drizzle-orm';
import { dateInNewYork } from '../../clock';
import type { Executor } from '../../database/database';
import { bankAccounts, investments, products, redemptions } from '../../database/tables';
import type { Vault } from '../../security/vault';
import { bankAccountDestination } from '../account';

type RedemptionReply = ReplyOf<'requestRedemption'>;

/** All redemptions of an investment, newest first. */
export async function redemptionRepliesOf(
  { db, vault }: { db: Executor; vault: Vault },
  investmentId: string,
  language: Language,
): Promise<RedemptionReply[]> {
  const rows = await db
    .select({ redemption: redemptions, bankAccount: bankAccounts, productName: products.name })
    .from(redemptions)
    .innerJoin(investments, eq(investments.id, redemptions.investmentId))
    .innerJoin(products, eq(products.id, investments.productId))
    .leftJoin(bankAccounts, eq(bankAccounts.id, redemptions.bankAccountId))
    .where(eq(redemptions.investmentId, investmentId))
    .orderBy(desc(redemptions.requestedAt));
  return rows.map(({ redemption, bankAccount, productName }) => ({
    id: redemption.id,
    investment_id: redemption.investmentId,
    product_name: productName[language],
    type: redemption.type,
    status: redemption.status,
    amount: redemption.amount === null ? null : moneyToWire(cents(redemption.amount)),
    redemption_day: redemption.redemptionDay,
    payout_date: redemptionPayoutDate(redemption.redemptionDay),
    requested_date: dateInNewYork(redemption.requestedAt),
    update_bank_account: redemption.updateBankAccount,
    bank_account: bankAccount && bankAccountDestination(bankAccount, vault),
  }));
}
