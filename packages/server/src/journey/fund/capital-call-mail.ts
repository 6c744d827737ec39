// Job: tells an investor that a capital call is cancelled; its notice, mailed when it was issued, can't be opened now.
import { BRAND, fullDate } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { accounts, capitalCalls, investments, products } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { mailText } from '../../providers/mail';

const MAIL = {
  en: {
    subject: 'A capital call was cancelled',
    text: (name: string, product: string, due: string, link: string) =>
      mailText(
        `Hello ${name},`,
        `the capital call of ${product} that was due on ${due} is cancelled. Send no money for it. If you have sent it already, write to ${BRAND.supportEmail} or call ${BRAND.phone.shown}.`,
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
