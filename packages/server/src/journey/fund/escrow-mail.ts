// Notifies an investor who has yet to pay that the fund's account changes.
import { BRAND, dateInNewYork, fullDate, investmentGroup } from '@quoin/rules';
import { and, eq, isNull } from 'drizzle-orm';
import { accounts, escrowAccounts, investments, products } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { amountDueFor } from '../../ledger/amounts-due';
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

/** Not sent if the change was withdrawn, or nothing is due. */
export const sendEscrowMail: JobHandler<'send-escrow-mail'> = async (
  { investmentId, escrowId },
  { config, db, mail },
) => {
  const [row] = await db
    .select({ escrow: escrowAccounts, investment: investments, account: accounts, product: products.name })
    .from(investments)
    .innerJoin(accounts, eq(accounts.id, investments.accountId))
    .innerJoin(products, eq(products.id, investments.productId))
    .innerJoin(escrowAccounts, and(eq(escrowAccounts.id, escrowId), isNull(escrowAccounts.withdrawnAt)))
    .where(eq(investments.id, investmentId));
  if (!row || (await amountDueFor(db, row.investment)).amount === 0) return;
  const { email, firstName, preferredLanguage: language } = row.account;
  const { subject, text } = MAIL[language];
  const link = `${config.publicUrl}/go/my-investment/${investmentGroup(row.investment.status)}/${investmentId}/all`;
  const date = fullDate(dateInNewYork(row.escrow.inForceFrom), language);
  await mail.send({ to: email, subject, text: text(firstName, row.product[language], date, link), link });
};
