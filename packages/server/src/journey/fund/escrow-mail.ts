// Job: notifies an investor who has yet to pay that the fund's account changes.
import { BRAND, dateInNewYork, fullDate } from '@quoin/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { escrowAccounts } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { amountDueFor } from '../../ledger/amounts-due';
import { mailedInvestment } from '../../ledger/mailed-investment';
import { personalMail, type MailTexts } from '../../providers/mail';

const MAIL: MailTexts<{ product: string; date: string }> = {
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
  const words = { product, date: fullDate(dateInNewYork(escrow.inForceFrom), language) };
  await mail.send(personalMail(account, MAIL, words, link));
};
