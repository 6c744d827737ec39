// Payouts that funds owe, with the receiving accounts: approved or completed redemptions, and payouts in the ledger.
import {
  cents,
  type Cents,
  isOrganization,
  PAYOUT_TYPES,
  type PayoutPart,
  type PayoutType,
  type TransactionType,
} from '@quoin/rules';
import { and, asc, eq, inArray, isNotNull, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { bankAccountDestination, type BankAccountRow } from '../../bank-accounts/bank-account-row';
import { custodianPayee } from '../../bank-accounts/payees';
import type { Transaction } from '../../database/database';
import {
  accounts,
  bankAccounts,
  investments,
  investors,
  products,
  redemptions,
  transactions,
} from '../../database/tables';
import type { PaidTo } from '../../database/tables/envelope-columns';
import { paymentsHeldUntil } from '../../journey/account';
import { getPayouts } from '../../ledger/terms-of-time';
import type { Services } from '../../services';
import type { Clock } from '../../shared/clock';
import { loadPayee } from '../../transactions/payee';
import { getKey, loadPayments } from './payments';

/** Whether a payout is `ready` for a bank file, or what prevents it. */
export type PayoutState =
  | 'ready'
  /** The redemption is approved, but its units are not redeemed yet. */
  | 'not_completed'
  | 'on_hold'
  /** The investor has to choose an account, or the account was changed since the payout was recorded. */
  | 'no_account'
  /** The custodian's instructions are not on record. */
  | 'custodian'
  | 'in_kind';

export interface PayoutDue {
  /** `end`: payout of all units when staff end the investment. */
  kind: 'redemption' | 'end' | PayoutType;
  /** Id of the redemption or the transaction. */
  id: string;
  part: PayoutPart | null;
  investmentId: string;
  investor: string;
  /** Whether the recipient is a company. */
  isCompany: boolean;
  account: string;
  /** Country of residence, ISO 3166-1 alpha-2. */
  country: string;
  productId: string;
  product: string;
  /** Null for a full redemption before its completion. */
  amount: Cents | null;
  /** YYYY-MM-DD */
  due: string;
  state: PayoutState;
  paidTo: { name: string; holder: string | null; number_masked: string } | null;
  bank: BankAccountRow | null;
  /** Time of the last bank file with this payout, or of its record as paid by hand. */
  sentAt: Date | null;
}

interface Wanted {
  productId?: string;
  email?: string;
  /** YYYY-MM-DD: payouts due by then. */
  until?: string;
}

/** @param wanted.again also payouts that were paid */
export async function listPayoutsDue(
  services: Pick<Services, 'clock' | 'db' | 'vault'>,
  { again, ...wanted }: Wanted & { again?: boolean },
): Promise<PayoutDue[]> {
  const due = await services.db.transaction((tx) => payoutsDue(tx, services, wanted));
  return due.filter(({ sentAt }) => again || sentAt === null);
}

/** Sorted by due date. */
export async function payoutsDue(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'vault'>,
  wanted: Wanted,
): Promise<PayoutDue[]> {
  const of = and(
    wanted.productId === undefined ? undefined : eq(products.id, wanted.productId),
    wanted.email === undefined ? undefined : eq(accounts.email, wanted.email),
  );
  const { until } = wanted;
  // A redemption is paid on its day at the earliest.
  const redeemed = and(of, until === undefined ? undefined : lte(redemptions.redemptionDay, until));
  const recorded = and(of, until === undefined ? undefined : lte(transactions.date, until));
  const found = [
    ...(await redemptionsDue(tx, services, redeemed)),
    ...(await ledgerPayouts(tx, services, recorded)),
  ];
  const paid = await loadPayments(tx, found);
  return found
    .filter(({ due }) => until === undefined || due <= until)
    .map((payout) => ({ ...payout, sentAt: paid.get(getKey(payout)) ?? null }))
    .toSorted((one, other) => one.due.localeCompare(other.due) || one.id.localeCompare(other.id));
}

const subject = {
  account: accounts,
  investor: investors,
  product: { id: products.id, name: products.name },
};

type Subject = {
  account: typeof accounts.$inferSelect;
  investor: typeof investors.$inferSelect;
  product: Pick<typeof products.$inferSelect, 'id' | 'name'>;
};

const getNames = ({ account, investor, product }: Subject) => ({
  investor: investor.name,
  isCompany: isOrganization(investor.investorType),
  account: account.email,
  country: account.country,
  productId: product.id,
  product: product.name.en,
  sentAt: null,
});

async function redemptionsDue(
  tx: Transaction,
  { clock, vault }: Pick<Services, 'clock' | 'vault'>,
  of: SQL | undefined,
): Promise<PayoutDue[]> {
  const rows = await tx
    .select({ ...subject, redemption: redemptions, bank: bankAccounts })
    .from(redemptions)
    .innerJoin(investments, eq(investments.id, redemptions.investmentId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .innerJoin(accounts, eq(accounts.id, redemptions.accountId))
    .leftJoin(bankAccounts, eq(bankAccounts.id, redemptions.bankAccountId))
    .where(and(inArray(redemptions.status, ['approved', 'completed']), of));
  return rows.flatMap(({ redemption, bank, ...who }) => {
    const amount = redemption.amount === null ? null : cents(redemption.amount);
    const custodian = custodianPayee(who.investor, vault);
    const paidTo = bank
      ? { ...bankAccountDestination(bank, vault), holder: bank.details.account_holder ?? null }
      : custodian;
    return getPayouts(redemption, amount).map(({ part, by, ...payment }) => ({
      ...getNames(who),
      kind: 'redemption' as const,
      id: redemption.id,
      part,
      investmentId: redemption.investmentId,
      amount: payment.amount,
      due: by,
      state:
        redemption.status === 'approved'
          ? ('not_completed' as const)
          : getState({ bank, hasCustodian: custodian !== null, account: who.account }, clock),
      paidTo,
      bank,
    }));
  });
}

/** Payouts recorded by staff, and the last payment of investments ended by staff. */
async function ledgerPayouts(
  tx: Transaction,
  services: Pick<Services, 'clock' | 'vault'>,
  of: SQL | undefined,
): Promise<PayoutDue[]> {
  const reversals = alias(transactions, 'reversals');
  const redeemed = and(
    eq(redemptions.investmentId, transactions.investmentId),
    eq(redemptions.status, 'completed'),
    eq(redemptions.redemptionDay, transactions.date),
  );
  const type = transactions.transactionType;
  const one = { one: sql`1` };
  const rows = await tx
    .select({ ...subject, transaction: transactions, investment: investments })
    .from(transactions)
    .innerJoin(investments, eq(investments.id, transactions.investmentId))
    .innerJoin(investors, eq(investors.id, investments.investorId))
    .innerJoin(products, eq(products.id, investments.productId))
    .innerJoin(accounts, eq(accounts.id, investments.accountId))
    .where(
      and(
        isNull(transactions.reversesId),
        notExists(tx.select(one).from(reversals).where(eq(reversals.reversesId, transactions.id))),
        or(
          and(inArray(type, [...PAYOUT_TYPES]), isNotNull(transactions.reference)),
          and(eq(type, 'funds_redeemed'), notExists(tx.select(one).from(redemptions).where(redeemed))),
        ),
        of,
      ),
    );
  const banks = await loadReceivingBanks(
    tx,
    services.vault,
    rows.map(({ account }) => account.id),
  );
  const payouts = [];
  for (const { transaction, investment, ...who } of rows) {
    // The last payment has no account of its own, so it goes to the account for other payouts. A payout that was recorded
    // without an account goes to the one that the investor has chosen since.
    const payoutType = PAYOUT_TYPES.find((one) => one === transaction.transactionType) ?? 'funds_returned';
    const label =
      transaction.paidTo ??
      (await loadPayee(tx, services, { investment, investor: who.investor }, payoutType)).paidTo;
    const bank = banks.find((row) => row.accountId === who.account.id && isLabelOf(row, label))?.bank ?? null;
    const custodian = custodianPayee(who.investor, services.vault);
    payouts.push({
      ...getNames(who),
      kind: getKind(transaction.transactionType),
      id: transaction.id,
      part: null,
      investmentId: investment.id,
      amount: cents(transaction.amount),
      due: transaction.date,
      state: getState(
        {
          bank,
          hasCustodian: custodian !== null,
          isInKind: label?.delivery === 'stock',
          account: who.account,
        },
        services.clock,
      ),
      paidTo: label && { ...label, holder: bank?.details.account_holder ?? custodian?.holder ?? null },
      bank: label?.delivery === 'stock' ? null : bank,
    });
  }
  return payouts;
}

const KINDS: readonly PayoutDue['kind'][] = ['redemption', ...PAYOUT_TYPES];

/** The ledger records the last payment of an investment as a redemption. */
const getKind = (type: TransactionType): PayoutDue['kind'] => KINDS.find((kind) => kind === type) ?? 'end';

/** Accounts that may receive money, with the display data recorded in payouts. */
async function loadReceivingBanks(tx: Transaction, vault: Services['vault'], accountIds: readonly string[]) {
  const rows = await tx
    .select()
    .from(bankAccounts)
    .where(
      and(
        eq(bankAccounts.accountId, sql`any(${sql.param([...new Set(accountIds)])})`),
        isNull(bankAccounts.removedAt),
        eq(bankAccounts.paysOnly, false),
      ),
    )
    .orderBy(asc(bankAccounts.createdAt), asc(bankAccounts.id));
  return rows.map((bank) => ({ ...bankAccountDestination(bank, vault), accountId: bank.accountId, bank }));
}

const isLabelOf = (one: Pick<PaidTo, 'name' | 'number_masked'>, label: PaidTo | null): boolean =>
  label?.delivery === 'cash' && one.name === label.name && one.number_masked === label.number_masked;

interface Payee {
  bank: BankAccountRow | null;
  hasCustodian: boolean;
  isInKind?: boolean;
  account: Pick<typeof accounts.$inferSelect, 'payoutsHeldUntil'>;
}

function getState({ bank, hasCustodian, isInKind, account }: Payee, clock: Clock): PayoutState {
  if (!bank && !hasCustodian && !isInKind) return 'no_account';
  if (paymentsHeldUntil(account, bank, clock)) return 'on_hold';
  if (isInKind) return 'in_kind';
  if (!bank) return 'custodian';
  return bank.removedAt === null && !bank.paysOnly ? 'ready' : 'no_account';
}
