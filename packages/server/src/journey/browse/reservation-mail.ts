// Job: tells who has reserved an allocation that the product is open. The amount never goes by mail.
import { eq } from 'drizzle-orm';
import { accounts, products, reservations } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { mailText } from '../../providers/mail';

const MAIL = {
  en: {
    subject: 'The product you reserved is open',
    text: (name: string, product: string, link: string) =>
      mailText(
        `Hello ${name},`,
        `${product} is open for investment. Your reservation is kept: begin the application, and the amount you reserved stands in it already. Nothing is binding before you sign.`,
        link,
      ),
  },
  'zh-CN': {
    subject: '您预留的产品已开放',
    text: (name: string, product: string, link: string) =>
      mailText(
        `${name}，您好：`,
        `${product}现已开放认购。您的预留额度仍然保留，开始申请后将自动填入预留金额。签署之前均不具约束力。`,
        link,
      ),
  },
} as const;

export const sendReservationMail: JobHandler<'send-reservation-mail'> = async (
  { reservationId },
  { config, db, mail },
) => {
  const [row] = await db
    .select({ reservation: reservations, account: accounts, product: products })
    .from(reservations)
    .innerJoin(products, eq(products.id, reservations.productId))
    .innerJoin(accounts, eq(accounts.id, reservations.accountId))
    .where(eq(reservations.id, reservationId));
  if (row?.reservation.status !== 'reserved') return; // its investor was faster than the mail
  const { email, firstName, preferredLanguage: language } = row.account;
  const { subject, text } = MAIL[language];
  const link = `${config.publicUrl}/go/products/${row.product.id}`;
  await mail.send({ to: email, subject, text: text(firstName, row.product.name[language], link), link });
};
