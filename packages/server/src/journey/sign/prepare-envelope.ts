// Jobs: the agreement is rendered, and its link is mailed. Running twice does no harm: the state decides.
import { cents, parseMoney } from '@quoin/rules';
import { todayInNewYork } from '../../clock';
import { agreementPaper, renderPaper } from '../../paper';
import type { Services } from '../../services';
import { moveEnvelope } from '../../states/envelope-states';
import { maskNumbers, readApplication } from '../apply';
import { storePaper } from '../documents';
import { letter } from '../letter';
import { endOfLink } from './send-for-signature';
import { lockEnvelope, readEnvelope } from './store';

export async function prepareEnvelope(
  { envelopeId }: { envelopeId: string },
  services: Services,
): Promise<void> {
  const { clock, db, jobs } = services;
  await db.transaction(async (tx) => {
    const envelope = await lockEnvelope(tx, envelopeId);
    if (envelope?.status !== 'preparing') return;
    const row = await readApplication(tx, envelope.investmentId);
    if (!row) throw new Error('an envelope without its application');
    const { investment, application, investor, product } = row;
    const { commitment } = application.values.amount_and_signature;
    const paper = await renderPaper(
      agreementPaper({
        language: envelope.language,
        date: todayInNewYork(clock),
        documentId: envelope.id,
        investorType: investor.investorType,
        custodianName: investor.custodianName,
        usPerson: investment.usPerson,
        commitment: parseMoney(commitment ?? '') ?? cents(0),
        product,
        values: maskNumbers(application.values),
      }),
    );
    const unsignedFileId = await storePaper(services, tx, {
      accountId: envelope.accountId,
      name: agreementFileName(product.name[envelope.language]),
      ...paper,
    });
    const now = clock.now();
    await moveEnvelope(tx, clock, {
      envelopeId,
      from: envelope.status,
      event: 'prepared',
      actor: 'job',
      changes: { unsignedFileId, sentAt: now, expiresAt: endOfLink(now) },
    });
    await jobs.enqueue(tx, 'send-envelope-mail', { envelopeId });
  });
}

export const agreementFileName = (productName: string): string =>
  `${productName} - Subscription Agreement.pdf`;

const MAIL = {
  en: {
    subject: 'Your subscription agreement is ready to sign',
    text: (name: string, product: string, link: string) =>
      letter(
        `Hello ${name},`,
        `your subscription agreement for ${product} is ready. Read it and sign it here:`,
        link,
        `The link works for 7 days. You sign in first, so that nobody else can sign for you.`,
      ),
  },
  'zh-CN': {
    subject: '您的认购协议可以签署了',
    text: (name: string, product: string, link: string) =>
      letter(
        `${name}，您好：`,
        `您对 ${product} 的认购协议已备妥，请打开以下链接阅读并签署：`,
        link,
        `链接 7 天内有效。为防止他人代签，打开后须先登录。`,
      ),
  },
} as const;

export async function sendEnvelopeMail(
  { envelopeId }: { envelopeId: string },
  services: Services,
): Promise<void> {
  const { config, db, mail } = services;
  const envelope = await readEnvelope(db, envelopeId);
  if (envelope?.status !== 'sent') return;
  const row = await readApplication(db, envelope.investmentId);
  if (!row) throw new Error('an envelope without its application');
  const link = `${config.publicUrl}/go/signing/${envelopeId}`;
  const { subject, text } = MAIL[envelope.language];
  await mail.send({
    to: row.account.email,
    subject,
    text: text(row.account.firstName, row.product.name[envelope.language], link),
    link,
  });
}
