// Job: confirms that a full or partial payment has arrived.
import { addCents, type Cents, cents, formatExactDollars, type Language } from '@quoin/rules';
import { inArray } from 'drizzle-orm';
import { transactions } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { amountDueFor } from '../../ledger/amounts-due';
import { mailedInvestment } from '../../ledger/mailed-investment';
import { personalMail, type MailTexts } from '../../providers/mail';

interface Words {
  product: string;
  amount: string;
  /** Empty if no fees were paid. */
  fees: string;
  /** Amount still due; empty for none. */
  due: string;
}

const MAIL: MailTexts<Words> = {
  subject: ({ amount }) => ({ en: `We received ${amount}`, 'zh-CN': `已收到您的款项 ${amount}` }),
  text: ({ product, amount, fees, due }) => ({
    en: [
      `We received your payment for ${product}.`,
      [
        `Received: ${amount}${fees && ` (including ${fees} of fees)`}`,
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
  const amountOf = (isCounted: (type: string) => boolean): Cents =>
    addCents(
      ...rows.flatMap(({ transactionType, amount }) => (isCounted(transactionType) ? [cents(amount)] : [])),
    );
  const { amount: due } = await amountDueFor(db, investment);
  const words: Words = {
    product,
    amount: formatExactDollars(
      amountOf(() => true),
      language,
    ),
    fees: shown(
      amountOf((type) => type === 'fees_paid'),
      language,
    ),
    due: shown(due, language),
  };
  await mail.send(personalMail(account, MAIL, words, link));
};

const shown = (amount: Cents, language: Language): string =>
  amount === 0 ? '' : formatExactDollars(amount, language);
