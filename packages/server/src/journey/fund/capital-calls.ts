// The open capital call of an investment, and the e-mails about capital calls.
import {
  BRAND,
  dateInNewYork,
  formatExactDollars,
  fullDate,
  moneyToWire,
  sendFundsBy,
  isStopped,
} from '@quoin/rules';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { capitalCalls, investments } from '../../database/tables';
import type { SomeHandlers } from '../../http/handler';
import type { JobHandler } from '../../jobs/jobs';
import { amountDueFor } from '../../ledger/amounts-due';
import { mailedInvestment } from '../../ledger/mailed-investment';
import { personalMail, type MailTexts } from '../../providers/mail';
import { ApiError } from '../../shared/errors';
import { money } from '../../shared/money';

export const capitalCallHandlers = {
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
} satisfies SomeHandlers;

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

interface Values {
  product: string;
  amount: string;
  /** Empty if there are no fees on top. */
  fees: string;
  due: string;
  sendBy: string;
}

const CALL_MAIL: MailTexts<Values> = {
  subject: ({ amount, due }) => ({
    en: `Capital call: ${amount} due on ${due}`,
    'zh-CN': `缴款通知：${amount}，${due}到期`,
  }),
  text: ({ product, amount, fees, due, sendBy }) => ({
    en: [
      `${product} calls a part of your commitment.`,
      [
        `Amount due: ${amount}${fees && ` (including ${fees} in fees)`}`,
        `Due on: ${due}`,
        `Send the money by: ${sendBy}`,
      ].join('\n'),
      'The notice is in My Documents. Never use bank details from an e-mail: sign in to see where to send the money:',
    ],
    'zh-CN': [
      `${product}现要求缴付您的部分认购金额。`,
      [`应付金额：${amount}${fees && `（含费用 ${fees}）`}`, `到期日：${due}`, `最迟汇款日：${sendBy}`].join(
        '\n',
      ),
      '缴款通知已存入您的文件。请勿使用邮件中的银行信息，请登录查看汇款账户：',
    ],
  }),
};

/** Sends nothing if the call was paid or canceled in the meantime. */
export const sendCallMail: JobHandler<'send-call-mail'> = async ({ capitalCallId }, { config, db, mail }) => {
  const call = await capitalCallById(db, capitalCallId);
  if (call.status !== 'issued') return;
  const about = await mailedInvestment(db, config, call.investmentId);
  const { account, investment, language, link, product } = about;
  const { amount, fees } = await amountDueFor(db, investment);
  const values = {
    product,
    amount: formatExactDollars(amount, language),
    fees: fees === 0 ? '' : formatExactDollars(fees, language),
    due: fullDate(call.dueDate, language),
    sendBy: fullDate(sendFundsBy(call.dueDate), language),
  };
  await mail.send(personalMail(account, CALL_MAIL, values, link));
};

const CANCELLED_MAIL: MailTexts<{ product: string; due: string }> = {
  subject: { en: 'A capital call was canceled', 'zh-CN': '一次缴款已取消' },
  text: ({ product, due }) => ({
    en: [
      `The capital call of ${product} that was due on ${due} is canceled. Do not send money for it. If you have already sent it, contact ${BRAND.supportEmail} or call ${BRAND.phone.shown}.`,
    ],
    'zh-CN': [
      `${product}原定于${due}到期的缴款已取消，请勿汇款。如您已汇出，请发送邮件至 ${BRAND.supportEmail} 或致电 ${BRAND.phone.shown}。`,
    ],
  }),
};

export const sendCallCancelledMail: JobHandler<'send-call-cancelled-mail'> = async (
  { capitalCallId },
  { config, db, mail },
) => {
  const call = await capitalCallById(db, capitalCallId);
  const { account, investment, language, product } = await mailedInvestment(db, config, call.investmentId);
  if (isStopped(investment.status)) return; // The e-mail about the investment covers its calls.
  const values = { product, due: fullDate(call.dueDate, language) };
  await mail.send(personalMail(account, CANCELLED_MAIL, values, `${config.publicUrl}/go/my-investment/all`));
};

async function capitalCallById(db: Executor, capitalCallId: string) {
  const [call] = await db.select().from(capitalCalls).where(eq(capitalCalls.id, capitalCallId));
  if (!call) throw new Error(`capital call ${capitalCallId} no longer exists`);
  return call;
}
