import type { ReplyOf } from '@quoin/contract';
import {
  cents,
  dateInNewYork,
  estimateRedemption,
  type HeldUnits,
  isOngoingRedemption,
  type Language,
  moneyFromWire,
  moneyToWire,
  type RedemptionPayout,
  redemptionWaitsFor,
} from '@quoin/rules';
import { desc, eq, type SQL } from 'drizzle-orm';
import {
  bankPayee,
  custodianPayee,
  loadReceivingAccounts,
  redemptionPayee,
} from '../../bank-accounts/payees';
import type { Executor, Transaction } from '../../database/database';
import {
  accounts,
  bankAccounts,
  files,
  investments,
  investors,
  products,
  redemptionDocuments,
  redemptions,
} from '../../database/tables';
import type { Holding } from '../../ledger/holdings';
import { getPayouts } from '../../ledger/terms-of-time';
import type { Vault } from '../../security/vault';
import type { Services } from '../../services';
import { type Clock, todayInNewYork } from '../../shared/clock';
import { ApiError } from '../../shared/errors';
import { money } from '../../shared/money';
import { REDEMPTION_REJECTIONS } from '../../shared/rejection-messages';
import { paymentsHeldUntil } from '../account';
import { postInstruction } from '../documents';

export const isOfInvestment = (id: string) => eq(redemptions.investmentId, id);

/** All redemptions of an investment, or of an account, newest first. */
export async function loadRedemptionReplies(
  { clock, db, vault }: { clock: Clock; db: Executor; vault: Vault },
  where: SQL,
  language: Language,
) {
  const rows = await db
    .select({
      redemption: redemptions,
      bankAccount: bankAccounts,
      account: accounts,
      investor: investors,
      productName: products.name,
    })
    .from(redemptions)
    .innerJoin(investments, eq(investments.id, redemptions.investmentId))
    .innerJoin(accounts, eq(accounts.id, redemptions.accountId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .leftJoin(bankAccounts, eq(bankAccounts.id, redemptions.bankAccountId))
    .where(where)
    .orderBy(desc(redemptions.requestedAt));
  const today = todayInNewYork(clock);
  const documents = await loadDocuments(db, where);
  return rows.map(({ account, redemption, bankAccount, investor, productName }) => ({
    id: redemption.id,
    investment_id: redemption.investmentId,
    product_name: productName[language],
    type: redemption.type,
    status: redemption.status,
    amount: money(redemption.amount),
    redemption_day: redemption.redemptionDay,
    payout_terms: { days: redemption.payoutDays, holdback: redemption.holdback },
    payouts: getPayouts(redemption, redemption.amount === null ? null : cents(redemption.amount)).map(
      payoutOnTheWire,
    ),
    waits_for: redemptionWaitsFor(redemption.status, redemption.redemptionDay, today) ?? null,
    requested_date: dateInNewYork(redemption.requestedAt),
    update_bank_account: redemption.updateBankAccount,
    bank_account: bankAccount ? bankPayee(bankAccount, vault) : custodianPayee(investor, vault),
    paid_from: isOngoingRedemption(redemption.status)
      ? (paymentsHeldUntil(account, bankAccount, clock)?.toISOString() ?? null)
      : null,
    rejection: redemption.rejectionReason && {
      reason: redemption.rejectionReason,
      message: REDEMPTION_REJECTIONS[redemption.rejectionReason][language],
      note: redemption.note,
    },
    documents: documents
      .filter(({ redemptionId }) => redemptionId === redemption.id)
      .map(({ fileId, name }) => ({ file_id: fileId, name })),
  }));
}

const loadDocuments = (db: Executor, where: SQL) =>
  db
    .select({ redemptionId: redemptionDocuments.redemptionId, fileId: files.id, name: files.name })
    .from(redemptionDocuments)
    .innerJoin(redemptions, eq(redemptions.id, redemptionDocuments.redemptionId))
    .innerJoin(files, eq(files.id, redemptionDocuments.fileId))
    .where(where)
    .orderBy(desc(files.createdAt));

type Redemptions = ReplyOf<'getRedemptions'>;

const payoutOnTheWire = ({ amount, ...rest }: RedemptionPayout) => ({ ...rest, amount: money(amount) });

export function getEstimate(
  { type, amount, redemption_day, payout_terms }: NonNullable<Redemptions['ongoing']>,
  held: HeldUnits,
): Redemptions['estimate'] {
  const requested = amount === null ? null : (moneyFromWire(amount) ?? null);
  const estimate = estimateRedemption(
    { type, amount: requested, redemptionDay: redemption_day },
    held,
    payout_terms,
  );
  if (!estimate) return null;
  return {
    amount: moneyToWire(estimate.amount),
    units: estimate.units,
    units_left: estimate.unitsLeft,
    worth_left: moneyToWire(estimate.worthLeft),
    payouts: estimate.payouts.map(payoutOnTheWire),
  };
}

/** Exit policy as agreed, or of the product if nothing is signed. */
export async function loadExitPolicy(
  db: Executor,
  { investment, product: { id } }: Holding,
  language: Language,
): Promise<string> {
  const agreed = investment.agreedTerms?.texts.exitPolicy;
  if (agreed) return agreed[language];
  const [row] = await db.select({ texts: products.texts }).from(products).where(eq(products.id, id));
  return row?.texts.exitPolicy[language] ?? '';
}

/** Accounts that may receive a redemption: the custodian of an IRA, otherwise bank accounts. */
export async function loadPayees(
  { clock, db, vault }: { clock: Clock; db: Executor; vault: Vault },
  { investment, investor }: Holding,
): Promise<Redemptions['payees']> {
  const custodian = custodianPayee(investor, vault);
  const [account] = await db.select().from(accounts).where(eq(accounts.id, investment.accountId));
  if (!account) return [];
  const paidFrom = (row?: typeof bankAccounts.$inferSelect) =>
    paymentsHeldUntil(account, row, clock)?.toISOString() ?? null;
  if (custodian) return [{ ...custodian, paid_from: paidFrom() }];
  const rows = await loadReceivingAccounts(db, { account, investor });
  return rows.map((row) => ({ ...bankPayee(row, vault), paid_from: paidFrom(row) }));
}

type Confirmed = Omit<
  typeof redemptions.$inferSelect,
  'accountId' | 'status' | 'updateBankAccount' | 'requestedAt' | 'completedAt' | 'rejectionReason' | 'note'
>;

/** Stores the terms as a document, for each request and change. The e-mail about the redemption mentions it. */
export async function postConfirmation(
  tx: Transaction,
  services: Services,
  redemption: Confirmed,
  language: Language,
): Promise<void> {
  const { id: redemptionId, investmentId, type, redemptionDay } = redemption;
  const amount = redemption.amount === null ? null : cents(redemption.amount);
  const account = await redemptionPayee(tx, services.vault, redemption);
  if (!account) throw new ApiError('not_authorized_action');
  const fileId = await postInstruction(services, tx, investmentId, language, {
    kind: 'redemption_confirmation',
    type,
    amount,
    redemptionDay,
    payouts: getPayouts(redemption, amount),
    account,
  });
  await tx.insert(redemptionDocuments).values({ redemptionId, fileId });
}
