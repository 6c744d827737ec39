import { type Cents, minHeldFrom, calculateUnitsValue } from '@quoin/rules';
import { recordAct } from '../audit/record-act';
import type { Transaction } from '../database/database';
import { getLedger } from '../ledger/figures';
import { staffText } from '../shared/staff-error';
import { assertEntry, getHolding, lockHoldings } from './held-investments';
import { insertTransaction, priceOn, type Staff } from './ledger-entries';
import { transferNote } from './ledger-notes';
import { TransactionError } from './transaction-error';

export interface Transfer {
  fromId: string;
  toId: string;
  /** Six decimal places; null for all units. */
  units: string | null;
  /** YYYY-MM-DD */
  date: string;
  reference: string;
  /** Shown unchanged to both investors. */
  reason: string;
}

/**
 * Moves units to another investment of the same product at the price of the day, as a row out and a row in.
 * @throws TransactionError
 */
export async function transferUnits(
  tx: Transaction,
  staff: Staff,
  { fromId, toId, date, ...given }: Transfer,
): Promise<{
  out: string;
  in: string;
  units: string;
  price: string;
  amount: Cents;
  holders: { from_investor: string; to_investor: string };
}> {
  const reason = staffText(given.reason, 'reason', 'A reason is required; it is shown to both investors.');
  const reference = staffText(given.reference, 'reference');
  const holdings = await lockHoldings(tx, [fromId, toId]);
  const from = getHolding(holdings, fromId);
  const to = getHolding(holdings, toId);
  const about = { investment: from.investment, date };
  if (fromId === toId) throw new TransactionError({ problem: 'same_investment' }, about);
  if (from.product.id !== to.product.id)
    throw new TransactionError({ problem: 'another_product' }, { investment: to.investment, date });
  const price = await priceOn(tx, from.investment, date);
  const units = given.units ?? minHeldFrom(getLedger(from), date).units;
  const row = { amount: calculateUnitsValue(units, price), date, reference };
  const sides = [
    { holding: from, type: 'transfer_out' },
    { holding: to, type: 'transferred_in' },
  ] as const;
  for (const { holding, type } of sides)
    await assertEntry(tx, staff.services, holding, { ...row, type, shares: units });
  const ids: string[] = [];
  for (const { holding, type } of sides) {
    const investmentId = holding.investment.id;
    const { id } = await insertTransaction(tx, staff, investmentId, {
      ...row,
      transactionType: type,
      units,
      counterpartId: ids[0] ?? null,
      note: transferNote(type, { units, price }, reason),
    });
    ids.push(id);
    await recordAct(tx, staff.services.clock, {
      actor: staff.actor,
      act: 'transaction.record',
      object: `investment:${investmentId}`,
      detail: { transaction: id, type, amount: row.amount, units, date, reference, reason },
    });
    await staff.services.jobs.enqueue(tx, 'send-transaction-notice', { transactionId: id });
  }
  const [out = '', into = ''] = ids;
  const holders = { from_investor: from.investor.name, to_investor: to.investor.name };
  return { out, in: into, units, price, amount: row.amount, holders };
}
