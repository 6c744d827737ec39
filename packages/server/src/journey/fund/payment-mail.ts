// Jobs: confirm that a full or partial payment has arrived, and notify an investor who has yet to pay that the fund's
// account changes.
import {
  addCents,
  BRAND,
  type Cents,
  cents,
  dateInNewYork,
  formatExactDollars,
  fullDate,
  type Language,
} from '@quoin/rules';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { escrowAccounts, transactions } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { amountDueFor } from '../../ledger/amounts-due';
import { mailedInvestment } from '../../ledger/mailed-investment';
import { type MailTexts, personalMail } from '../../providers/mail';

interface Values {
  product: string;
  amount: string;
  /** Empty if no fees were paid. */
  fees: string;
  /** Amount still due; empty for none. */
  due: string;
}

const MAIL: MailTexts<Values> = {
  subject: ({ amount }) => ({ en: `We received ${amount}`, 'zh-CN': `已收到您的款项 ${amount}` }),
  text: ({ product, amount, fees, due }) => ({
    en: [
      `We received your payment for ${product}.`,
      [
        `Received: ${amount}${fees && ` (including ${fees} in fees)`}`,
        due ? `Still due: ${due}` : 'Nothing more is due now.',
      ].join('\n'),
      'Sign in to see your transactions:',
    ],
    'zh-CN': [
      `您对${product}的付款已到账。`,
      [
        `到账金额：${amount}${fees && `（含费用 ${fees}）`}`,
        due ? `尚余应付：${due}` : '目前没有其他应付款项。',
      ].join('\n'),
      '请登录查看交易：',
    ],
  }),
};

export const sendPaymentMail: JobHandler<'send-payment-mail'> = async (
  { transactionIds },
  { config, db, mail },
) => {
  const rows = await db.select().from(transactions).where(inArray(transactions.id, transactionIds));
  const [row] = rows;
  if (!row) throw new Error('the payment has no transactions');
  const about = await mailedInvestment(db, config, row.investmentId, 'transactions');
  const { account, investment, language, link, product } = about;
  const getAmount = (isCounted: (type: string) => boolean): Cents =>
    addCents(
      ...rows.flatMap(({ transactionType, amount }) => (isCounted(transactionType) ? [cents(amount)] : [])),
    );
  const { amount: due } = await amountDueFor(db, investment);
  const values: Values = {
    product,
    amount: formatExactDollars(
      getAmount(() => true),
      language,
    ),
    fees: formatPayment(
      getAmount((type) => type === 'fees_paid'),
      language,
    ),
    due: formatPayment(due, language),
  };
  await mail.send(personalMail(account, MAIL, values, link));
};

const formatPayment = (amount: Cents, language: Language): string =>
  amount === 0 ? '' : formatExactDollars(amount, language);

const ESCROW_MAIL: MailTexts<{ product: string; date: string }> = {
  subject: { en: 'The account for your wire changes', 'zh-CN': '您的汇款账户即将变更' },
  text: ({ product, date }) => ({
    en: [
      `From ${date}, wires for ${product} go to a different account. We never send the account for a wire by e-mail.`,
      `Before you pay, sign in, open the instructions again and confirm their code by phone (${BRAND.phone.shown}):`,
    ],
    'zh-CN': [
      `自${date}起，${product}的汇款账户将变更。我们不会通过邮件发送汇款账户信息。`,
      `汇款前请登录并重新打开电汇指引，再电话核对验证码（${BRAND.phone.shown}）：`,
    ],
  }),
};

/** Sends nothing if the change was withdrawn, or nothing is due. */
export const sendEscrowMail: JobHandler<'send-escrow-mail'> = async (
  { investmentId, escrowId },
  { config, db, mail },
) => {
  const [escrow] = await db
    .select()
    .from(escrowAccounts)
    .where(and(eq(escrowAccounts.id, escrowId), isNull(escrowAccounts.withdrawnAt)));
  const about = await mailedInvestment(db, config, investmentId);
  const { account, investment, language, link, product } = about;
  if (!escrow || (await amountDueFor(db, investment)).amount === 0) return;
  const values = { product, date: fullDate(dateInNewYork(escrow.inForceFrom), language) };
  await mail.send(personalMail(account, ESCROW_MAIL, values, link));
};
