// Job: stores the notice of a transaction that staff recorded and sends an e-mail, which contains no amounts and no
// accounts.
import {
  cents,
  fullDate,
  PAYOUT_TYPES,
  signedCents,
  signedUnits,
  type Bilingual,
  type TransactionType,
} from '@quoin/rules';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database';
import { files, transactions } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { mailedInvestment } from '../../ledger/mailed-investment';
import { NOTICE_TITLES, renderNotice } from '../../pdf';
import { personalMail, type MailTexts } from '../../providers/mail';
import type { Services } from '../../services';
import { todayInNewYork } from '../../shared/clock';
import { storeDocument } from './store-document';

const SUBJECTS: Partial<Record<TransactionType, Bilingual>> = {
  dividend: { en: 'You receive a dividend', 'zh-CN': '您有一笔分红' },
  distribution: { en: 'You receive a distribution', 'zh-CN': '您有一笔收益分配' },
  funds_returned: { en: 'Funds are returned to you', 'zh-CN': '有资金退回给您' },
  transfer_out: { en: 'Units were transferred out', 'zh-CN': '您的份额已转出' },
  transferred_in: { en: 'Units were transferred in', 'zh-CN': '您有份额转入' },
  management_fee_charged: { en: 'A management fee is due', 'zh-CN': '您有一笔管理费待支付' },
};
const OTHER_SUBJECT: Bilingual = { en: 'You have a new transaction', 'zh-CN': '您有一笔新交易' };
const REVERSED: Bilingual = { en: 'A transaction was corrected', 'zh-CN': '一笔交易已更正' };

interface Values {
  subject: Bilingual;
  product: string;
  day: string;
}

const MAIL: MailTexts<Values> = {
  subject: ({ subject }) => subject,
  text: ({ product, day }) => ({
    en: [
      `There is a new transaction of ${day} in ${product}. The notice with the amount is in My Documents. Sign in to see the transaction:`,
    ],
    'zh-CN': [`${product}有一笔日期为${day}的新交易，载明金额的通知已存入您的文件。请登录查看：`],
  }),
};

export const sendTransactionNotice: JobHandler<'send-transaction-notice'> = async (
  { transactionId },
  services,
) => {
  const row = await services.db.transaction(async (tx) => {
    const found = await noticeRow(tx, services, transactionId);
    await storeNotice(tx, services, found);
    return found;
  });
  const { account, language, link, product } = row;
  const { reversesId, transactionType, date } = row.transaction;
  const subject = reversesId === null ? (SUBJECTS[transactionType] ?? OTHER_SUBJECT) : REVERSED;
  const values = { subject, product, day: fullDate(date, language) };
  await services.mail.send(personalMail(account, MAIL, values, link));
};

/** Locks the transaction. */
async function noticeRow(tx: Transaction, { config }: Services, transactionId: string) {
  const [transaction] = await tx
    .select()
    .from(transactions)
    .where(eq(transactions.id, transactionId))
    .for('update');
  if (!transaction) throw new Error(`transaction ${transactionId} no longer exists`);
  return { transaction, ...(await mailedInvestment(tx, config, transaction.investmentId, 'transactions')) };
}

/** Uses the id of the transaction as file id, so that a repeated job finds the notice. */
async function storeNotice(
  tx: Transaction,
  services: Services,
  { transaction, investment, investor, product, account, language }: Awaited<ReturnType<typeof noticeRow>>,
): Promise<void> {
  const { id, transactionType: type, amount, units, date, paidTo, reversesId, note } = transaction;
  if ((await tx.$count(files, eq(files.id, id))) > 0) return;
  const kind = 'transaction_notice';
  const isPayout = reversesId === null && PAYOUT_TYPES.some((one) => one === type);
  const notice = await renderNotice({
    kind,
    language,
    date: todayInNewYork(services.clock),
    investorName: investor,
    productName: product,
    reference: investment.id,
    type,
    isReversal: reversesId !== null,
    transactionDate: date,
    amount: signedCents(type, cents(amount)),
    units: units === null ? null : signedUnits(type, units),
    ...(isPayout ? { paidTo } : {}),
    note,
  });
  await storeDocument(services, tx, {
    ...notice,
    id,
    accountId: account.id,
    investmentId: investment.id,
    documentType: 'notices_and_requests',
    name: `${NOTICE_TITLES[kind][language]} ${date}.pdf`,
  });
}
