// Job: notifies an investor who has yet to pay that the fund's account changes.
import { BRAND, dateInNewYork, fullDate } from '@quoin/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { escrowAccounts } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { amountDueFor } from '../../ledger/amounts-due';
import { mailedInvestment } from '../../ledger/mailed-investment';
import { mailText } from '../../providers/mail';

const MAIL = {
  en: {
    subject: 'The account for your wire changes',
    text: (name: string, product: string, date: string, link: string) =>
      mailText(
        `Hello ${name},`,
        `From ${date}, wires for ${product} go to a different account. We never send the account for a wire by e-mail.`,
        `Before you pay, sign in, open the instructions again and confirm their code by phone (${BRAND.phone.shown}):`,
        link,
      ),
  },
  'zh-CN': {
    subject: '您的汇款账户即将变更',
    text: (name: string, product: string, date: string, link: string) =>
      mailText(
        `${name}，您好：`,
        `自${date}起，${product}的汇款账户将变更。我们不会通过邮件发送汇款账户信息。`,
        `汇款前请登录并重新打开电汇指引，再电话核对验证码（${BRAND.phone.shown}）：`,
        link,
      ),
  },
} as const;

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
  const { subject, text } = MAIL[language];
  const date = fullDate(dateInNewYork(escrow.inForceFrom), language);
  await mail.send({ to: account.email, subject, text: text(account.firstName, product, date, link), link });
};
