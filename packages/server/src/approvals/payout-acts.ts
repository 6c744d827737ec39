// Payouts: one, the lines of a file, or an amount split over a fund.
import { cents, moneyToWire, PAYOUT_TYPES } from '@quoin/rules';
import Type, { type Static } from 'typebox';
import { StaffError } from '../shared/staff-error';
import { getHolding, lockHolding, lockHoldings } from '../transactions/held-investments';
import { partsByUnits, type RecordedPayout, recordPayout } from '../transactions/record-payout';
import { failedTogether, catchFailure } from '../transactions/transaction-error';
import { createMoneyAct } from './act';

const TERMS = {
  type: Type.Enum([...PAYOUT_TYPES]),
  date: Type.String(),
  reference: Type.String(),
  reason: Type.Union([Type.String(), Type.Null()]),
  includeHeld: Type.Optional(Type.Boolean()),
};
const Payout = Type.Object({
  ...TERMS,
  investmentId: Type.String(),
  amount: Type.Integer(),
  units: Type.Union([Type.String(), Type.Null()]),
});

const getPayout = ({ investmentId: _, amount, ...terms }: Static<typeof Payout>) => ({
  ...terms,
  amount: cents(amount),
});

export const payoutLine = ({ investmentId, investor, productId, amount, paidTo }: RecordedPayout) => ({
  investment: investmentId,
  investor,
  product: productId,
  amount: moneyToWire(amount),
  paid_to: paidTo ? `${paidTo.name} ${paidTo.number_masked}` : 'no account chosen',
});

export const payoutActs = {
  'transaction.record': createMoneyAct({
    title: 'Record a payout',
    parameters: Payout,
    async run(tx, staff, payout) {
      const holding = await lockHolding(tx, payout.investmentId);
      const recorded = await recordPayout(tx, staff, holding, getPayout(payout));
      const { type, date, units, reference, reason } = payout;
      return {
        summary: { type, date, ...payoutLine(recorded), units, reference, reason },
        made: { id: recorded.id },
      };
    },
  }),
  'transaction.import': createMoneyAct({
    title: 'Record the payouts of a file',
    parameters: Type.Object({
      file: Type.String(),
      lines: Type.Array(Type.Object({ line: Type.Integer(), payout: Payout })),
    }),
    async run(tx, staff, { file, lines }) {
      const holdings = await lockHoldings(
        tx,
        lines.map(({ payout }) => payout.investmentId),
      );
      const rows = [];
      const ids: string[] = [];
      for (const { line, payout } of lines) {
        const holding = getHolding(holdings, payout.investmentId);
        const recorded = await recordPayout(tx, staff, holding, getPayout(payout));
        rows.push({
          line,
          type: payout.type,
          date: payout.date,
          ...payoutLine(recorded),
          units: payout.units,
          reference: payout.reference,
          reason: payout.reason,
        });
        ids.push(recorded.id);
      }
      const total = lines.reduce((sum, { payout }) => sum + payout.amount, 0);
      return {
        summary: { file, total: moneyToWire(cents(total)), rows },
        made: { rows: rows.map((row, index) => ({ id: ids[index], ...row })) },
      };
    },
  }),
  'transaction.split': createMoneyAct({
    title: 'Split an amount among all investors of a fund',
    parameters: Type.Object({ ...TERMS, product: Type.String(), total: Type.Integer() }),
    async run(tx, staff, { product, total, ...terms }) {
      const parts = await partsByUnits(tx, product, cents(total), terms.date);
      if (parts.length === 0)
        throw new StaffError(`No investment in ${product} holds units on ${terms.date}.`);
      const rows: Record<string, string>[] = [];
      const ids: string[] = [];
      const failed = [];
      for (const { holding, amount, units } of parts) {
        // A failed part rolls back all others.
        const failure = await catchFailure(async () => {
          const recorded = await recordPayout(tx, staff, holding, { ...terms, amount, units: null });
          rows.push({ ...payoutLine(recorded), units });
          ids.push(recorded.id);
        });
        if (failure) failed.push({ row: { investment: holding.investment.id }, failure });
      }
      if (failed.length > 0)
        throw failedTogether(
          `${failed.length} of ${parts.length} parts can't be paid, so nothing was recorded.`,
          failed,
        );
      const { type, date, reference, reason } = terms;
      return {
        summary: { product, type, date, total: moneyToWire(cents(total)), reference, reason, rows },
        made: { rows: rows.map((row, index) => ({ id: ids[index], ...row })) },
      };
    },
  }),
};
