// Job: notifies an investor of the operator's decision on a redemption. Mail contains no amounts and no accounts.
import { fullDate, redemptionPayoutDate } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { accounts, investments, products, redemptions } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { mailText } from '../../providers/mail';

const MAIL = {
  approved: {
    en: {
      subject: 'Your redemption is approved',
      text: (name: string, product: string, day: string, payout: string, link: string) =>
        mailText(
          `Hello ${name},`,
          `Your redemption of ${product} is approved. The redemption day is ${day}. The payment is based on the price of that day, and we send it to your bank account by ${payout}. You can cancel the redemption until it is completed:`,
          link,
        ),
    },
    'zh-CN': {
      subject: '您的赎回申请已批准',
      text: (name: string, product: string, day: string, payout: string, link: string) =>
        mailText(
          `${name}，您好：`,
          `您对${product}的赎回申请已批准。赎回日为${day}，按当日净值计算，款项将于${payout}前汇往您的银行账户。完成之前您仍可取消：`,
          link,
        ),
    },
  },
  completed: {
    en: {
      subject: 'Your redemption is completed',
      text: (name: string, product: string, day: string, payout: string, link: string) =>
        mailText(
          `Hello ${name},`,
          `Your redemption of ${product} is completed at the price of ${day}. We send the payment to your bank account by ${payout}. Sign in to see the transaction:`,
          link,
        ),
    },
    'zh-CN': {
      subject: '您的赎回已完成',
      text: (name: string, product: string, day: string, payout: string, link: string) =>
        mailText(
          `${name}，您好：`,
          `您对${product}的赎回已按${day}的净值完成，款项将于${payout}前汇往您的银行账户。请登录查看交易：`,
          link,
        ),
    },
  },
} as const;

export const sendRedemptionMail: JobHandler<'send-redemption-mail'> = async (
  { redemptionId, event },
  { config, db, mail },
) => {
  const [row] = await db
    .select({
      redemption: redemptions,
      account: accounts,
      status: investments.status,
      product: products.name,
    })
    .from(redemptions)
    .innerJoin(investments, eq(investments.id, redemptions.investmentId))
    .innerJoin(products, eq(products.id, investments.productId))
    .innerJoin(accounts, eq(accounts.id, redemptions.accountId))
    .where(eq(redemptions.id, redemptionId));
  if (!row || row.redemption.status === 'cancelled') return; // The investor canceled the redemption before the mail was sent.
  const { email, firstName, preferredLanguage: language } = row.account;
  const { investmentId, redemptionDay } = row.redemption;
  const group = row.status === 'past' ? 'past' : 'current';
  const { subject, text } = MAIL[event][language];
  const link = `${config.publicUrl}/go/my-investment/${group}/${investmentId}/redemption`;
  const day = fullDate(redemptionDay, language);
  const payout = fullDate(redemptionPayoutDate(redemptionDay), language);
  await mail.send({
    to: email,
    subject,
    text: text(firstName, row.product[language], day, payout, link),
    link,
  });
};
