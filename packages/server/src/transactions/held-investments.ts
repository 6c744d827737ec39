import { type EntryFacts, type LedgerTransaction, validateEntry, sumUnits } from '@quoin/rules';
import { and, eq } from 'drizzle-orm';
import { lockRows, type Transaction } from '../database/database';
import { investments, redemptions, transactions } from '../database/tables';
import { calculateWorth, getLedger } from '../ledger/figures';
import { type Holding, loadHoldingsById } from '../ledger/holdings';
import { redemptionsUnderWay } from '../ledger/under-way';
import type { Services } from '../services';
import { todayInNewYork } from '../shared/clock';
import { TransactionError } from './transaction-error';

export async function lockHoldings(tx: Transaction, ids: readonly string[]): Promise<Holding[]> {
  await lockRows(tx, investments, ids);
  return loadHoldingsById(tx, ids);
}

export const lockHolding = async (tx: Transaction, id: string): Promise<Holding> =>
  getHolding(await lockHoldings(tx, [id]), id);

export function getHolding(holdings: readonly Holding[], id: string): Holding {
  const holding = holdings.find(({ investment }) => investment.id === id);
  if (!holding) throw new Error(`investment ${id} no longer exists`);
  return holding;
}

/** @throws TransactionError if the row breaks a rule of the ledger, or its reference is in use */
export async function assertEntry(
  tx: Transaction,
  { clock }: Pick<Services, 'clock'>,
  holding: Holding,
  entry: LedgerTransaction & { reference: string },
): Promise<void> {
  const { investment } = holding;
  const about = { investment, date: entry.date };
  const [used] = await tx
    .select({ id: transactions.id })
    .from(transactions)
    .where(and(eq(transactions.investmentId, investment.id), eq(transactions.reference, entry.reference)));
  if (used) throw new TransactionError({ problem: 'reference_used', transactionId: used.id }, about);
  const facts: EntryFacts = {
    entry,
    today: todayInNewYork(clock),
    status: investment.status,
    effectiveDate: investment.effectiveDate,
    rows: getLedger(holding),
    nav: calculateWorth(holding, [entry.date])[0]?.nav,
  };
  const problem = validateEntry(facts);
  if (problem) throw new TransactionError(problem, about);
  await assertUnitsFree(tx, holding, entry);
}

/** @throws TransactionError if the row removes units that a pending redemption may need */
export async function assertUnitsFree(
  tx: Transaction,
  { investment }: Pick<Holding, 'investment'>,
  entry: LedgerTransaction,
): Promise<void> {
  if (sumUnits([entry]).gte(0)) return;
  const [ongoing] = await redemptionsUnderWay(tx, eq(redemptions.investmentId, investment.id));
  if (ongoing)
    throw new TransactionError({ problem: 'redemption_under_way' }, { investment, date: entry.date });
}
