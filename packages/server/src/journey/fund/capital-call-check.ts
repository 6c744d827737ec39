// Whether an investment has a capital call to pay.
import { cents, dateInNewYork, moneyToWire, sendFundsBy } from '@quoin/rules';
import { and, desc, eq } from 'drizzle-orm';
import { capitalCalls, investments } from '../../database/tables';
import type { Handlers } from '../../http/handler';
import { ApiError } from '../../shared/errors';
import { amountDueFor, fundsReceivedOf } from '../../ledger/amounts-due';
import { money } from '../../shared/money';

export const capitalCallHandlers: Handlers<'checkCapitalCall'> = {
  async checkCapitalCall({ params: { investmentId }, signedIn }, { db }) {
    const [investment] = await db
      .select({ id: investments.id, status: investments.status, commitment: investments.commitment })
      .from(investments)
      .where(and(eq(investments.id, investmentId), eq(investments.accountId, signedIn.accountId)));
    if (!investment) throw new ApiError('not_authorized_action');
    const received = await fundsReceivedOf(db, [investmentId]);
    const rows = await db
      .select()
      .from(capitalCalls)
      .where(eq(capitalCalls.investmentId, investmentId))
      .orderBy(desc(capitalCalls.issuedAt));
    const items = rows.map(onTheWire);
    return {
      investment_id: investmentId,
      commitment: money(investment.commitment ?? 0),
      paid_in: moneyToWire(received.get(investmentId) ?? cents(0)),
      amount_due: moneyToWire(await amountDueFor(db, investment)),
      open: items.find(({ status }) => status === 'issued') ?? null,
      items,
    };
  },
};

const onTheWire = ({
  id,
  status,
  amount,
  dueDate,
  issuedAt,
  noticeFileId,
}: typeof capitalCalls.$inferSelect) => ({
  id,
  status,
  amount: money(amount),
  due_date: dueDate,
  send_by: sendFundsBy(dueDate),
  issued_date: dateInNewYork(issuedAt),
  notice_file_id: status === 'cancelled' ? null : noticeFileId,
});
