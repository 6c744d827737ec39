// Job: notifies an investor that a document was withdrawn or replaced. The e-mail omits the name of the document, which may
// belong to another person.
import { BRAND, dateInNewYork, type DocumentType, fullDate, type Language } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { withdrawnDocuments } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { mailedInvestment } from '../../ledger/mailed-investment';
import { mailText } from '../../providers/mail';

const TYPES: Record<DocumentType, Record<Language, string>> = {
  notices_and_requests: { en: 'notice', 'zh-CN': '通知' },
  subscription_documents: { en: 'subscription document', 'zh-CN': '认购文件' },
  investor_statements: { en: 'account statement', 'zh-CN': '账户对账单' },
  tax_documents: { en: 'tax document', 'zh-CN': '税务文件' },
  bank_account_change_requests: { en: 'bank account request', 'zh-CN': '银行账户变更申请' },
  audited_reports: { en: 'audited report', 'zh-CN': '审计报告' },
};

interface Words {
  name: string;
  type: string;
  product: string;
  posted: string;
  reason: string;
  link: string;
}

type Message = Record<Language, { subject: string; text: (words: Words) => string }>;

const WITHDRAWN: Message = {
  en: {
    subject: 'A document was withdrawn',
    text: ({ name, type, product, posted, reason, link }) =>
      mailText(
        `Hello ${name},`,
        `We have withdrawn the ${type} of ${product} that we posted on ${posted}: ${reason}`,
        `You can no longer open it. Do not use it, and delete any copy you saved. If you have questions, contact ${BRAND.supportEmail}.`,
        link,
      ),
  },
  'zh-CN': {
    subject: '一份文件已撤回',
    text: ({ name, type, product, posted, reason, link }) =>
      mailText(
        `${name}，您好：`,
        `我们已撤回于${posted}发布的${product}${type}，原因：${reason}`,
        `该文件已无法打开。请勿使用，并删除您保存的副本。如有疑问，请联系 ${BRAND.supportEmail}。`,
        link,
      ),
  },
};

const REPLACED: Message = {
  en: {
    subject: 'A document was replaced',
    text: ({ name, type, product, posted, reason, link }) =>
      mailText(
        `Hello ${name},`,
        `We have replaced the ${type} of ${product} that we posted on ${posted}: ${reason}`,
        'Use the new one only, and delete any copy of the earlier one. The new one is in My Documents:',
        link,
      ),
  },
  'zh-CN': {
    subject: '一份文件已更换',
    text: ({ name, type, product, posted, reason, link }) =>
      mailText(
        `${name}，您好：`,
        `我们已更换于${posted}发布的${product}${type}，原因：${reason}`,
        '请仅使用新文件，并删除您保存的旧文件副本。新文件已存入您的文件：',
        link,
      ),
  },
};

export const sendWithdrawalMail: JobHandler<'send-withdrawal-mail'> = async (
  { fileId },
  { config, db, mail },
) => {
  const [withdrawn] = await db.select().from(withdrawnDocuments).where(eq(withdrawnDocuments.fileId, fileId));
  if (!withdrawn) throw new Error('the withdrawn document is missing');
  const { account, language, product } = await mailedInvestment(db, config, withdrawn.investmentId);
  const { subject, text } = (withdrawn.replacedBy === null ? WITHDRAWN : REPLACED)[language];
  const link = `${config.publicUrl}/go/my-document`;
  const words = {
    name: account.firstName,
    type: TYPES[withdrawn.documentType][language],
    product,
    posted: fullDate(dateInNewYork(withdrawn.postedAt), language),
    reason: withdrawn.reason,
    link,
  };
  await mail.send({ to: account.email, subject, text: text(words), link });
};
