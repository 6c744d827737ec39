// Whether an investment has an open capital call.
import { BRAND, dateInNewYork, fullDate, moneyToWire, sendFundsBy } from '@quoin/rules';
import { and, desc, eq } from 'drizzle-orm';
import { accounts, capitalCalls, investments, products } from '../../database/tables';
import type { Handlers } from '../../http/handler';
import type { JobHandler } from '../../jobs/jobs';
import { amountDueFor } from '../../ledger/amounts-due';
import { mailText } from '../../providers/mail';
import { ApiError } from '../../shared/errors';
import { money } from '../../shared/money';

export const capitalCallHandlers: Handlers<'checkCapitalCall'> = {
  async checkCapitalCall({ params: { investmentId }, signedIn }, { db }) {
    const [investment] = await db
      .select({ id: investments.id })
      .from(investments)
      .where(and(eq(investments.id, investmentId), eq(investments.accountId, signedIn.accountId)));
    if (!investment) throw new ApiError('not_authorized_action');
    const due = await amountDueFor(db, investment);
    const rows = await db
      .select()
      .from(capitalCalls)
      .where(eq(capitalCalls.investmentId, investmentId))
      .orderBy(desc(capitalCalls.issuedAt));
    const items = rows.map(onTheWire);
    return {
      investment_id: investmentId,
      commitment: moneyToWire(due.commitment),
      called: moneyToWire(due.called),
      paid_in: moneyToWire(due.received),
      fees_charged: moneyToWire(due.feesCharged),
      fees_paid: moneyToWire(due.feesPaid),
      amount_due: moneyToWire(due.amount),
      amount_due_invested: moneyToWire(due.invested),
      amount_due_fees: moneyToWire(due.fees),
      due_date: due.dueDate,
      nothing_due_reason: due.reason,
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

const MAIL = {
  en: {
    subject: 'A capital call was canceled',
    text: (name: string, product: string, due: string, link: string) =>
      mailText(
        `Hello ${name},`,
        `The capital call of ${product} that was due on ${due} is canceled. Do not send money for it. If you have already sent it, contact ${BRAND.supportEmail} or call ${BRAND.phone.shown}.`,
        link,
      ),
  },
  'zh-CN': {
    subject: '一次缴款已取消',
    text: (name: string, product: string, due: string, link: string) =>
      mailText(
        `${name}，您好：`,
        `${product}原定于${due}到期的缴款已取消，请勿汇款。如您已汇出，请发送邮件至 ${BRAND.supportEmail} 或致电 ${BRAND.phone.shown}。`,
        link,
      ),
  },
} as const;

export const sendCallCancelledMail: JobHandler<'send-call-cancelled-mail'> = async (
  { capitalCallId },
  { config, db, mail },
) => {
  const [row] = await db
    .select({ call: capitalCalls, account: accounts, product: products.name })
    .from(capitalCalls)
    .innerJoin(investments, eq(investments.id, capitalCalls.investmentId))
    .innerJoin(products, eq(products.id, investments.productId))
    .innerJoin(accounts, eq(accounts.id, capitalCalls.accountId))
    .where(eq(capitalCalls.id, capitalCallId));
  if (!row) throw new Error('a capital call without its investment');
  const { email, firstName, preferredLanguage: language } = row.account;
  const { subject, text } = MAIL[language];
  const link = `${config.publicUrl}/go/my-investment/all`;
  const due = fullDate(row.call.dueDate, language);
  await mail.send({ to: email, subject, text: text(firstName, row.product[language], due, link), link });
};
