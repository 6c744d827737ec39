// Jobs: notify an investor of a new document, and of one that was withdrawn or replaced. The e-mails never contain it.
import { BRAND, dateInNewYork, type DocumentType, fullDate, type Language } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { accounts, documents, files, withdrawnDocuments } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { mailedInvestment } from '../../ledger/mailed-investment';
import { type MailTexts, personalMail } from '../../providers/mail';

const MAIL: MailTexts<{ document: string }> = {
  subject: { en: 'You have a new document', 'zh-CN': '您的账户有一份新文件' },
  text: ({ document }) => ({
    en: [`“${document}” is available in My Documents. Sign in to read it:`],
    'zh-CN': [`《${document}》已存入您的文件，请登录查阅：`],
  }),
};

export const sendDocumentMail: JobHandler<'send-document-mail'> = async ({ fileId }, services) => {
  const { config, db, mail } = services;
  const [row] = await db
    .select({ account: accounts, name: files.name })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .innerJoin(accounts, eq(accounts.id, documents.accountId))
    .where(eq(documents.fileId, fileId));
  if (!row) return; // Deleted before the job ran.
  const values = { document: row.name.replace(/\.pdf$/, '') };
  await mail.send(personalMail(row.account, MAIL, values, `${config.publicUrl}/go/my-document`));
};

const TYPES: Record<DocumentType, Record<Language, string>> = {
  notices_and_requests: { en: 'notice', 'zh-CN': '通知' },
  subscription_documents: { en: 'subscription document', 'zh-CN': '认购文件' },
  investor_statements: { en: 'account statement', 'zh-CN': '账户对账单' },
  tax_documents: { en: 'tax document', 'zh-CN': '税务文件' },
  bank_account_change_requests: { en: 'bank account request', 'zh-CN': '银行账户变更申请' },
  audited_reports: { en: 'audited report', 'zh-CN': '审计报告' },
};

/** Without the name of the document, which may belong to another person. */
interface Values {
  type: string;
  product: string;
  posted: string;
  reason: string;
}

const WITHDRAWN: MailTexts<Values> = {
  subject: { en: 'A document was withdrawn', 'zh-CN': '一份文件已撤回' },
  text: ({ type, product, posted, reason }) => ({
    en: [
      `We have withdrawn the ${type} of ${product} that we posted on ${posted}: ${reason}`,
      `You can no longer open it. Do not use it, and delete any copy you saved. If you have questions, contact ${BRAND.supportEmail}.`,
    ],
    'zh-CN': [
      `我们已撤回于${posted}发布的${product}${type}，原因：${reason}`,
      `该文件已无法打开。请勿使用，并删除您保存的副本。如有疑问，请联系 ${BRAND.supportEmail}。`,
    ],
  }),
};

const REPLACED: MailTexts<Values> = {
  subject: { en: 'A document was replaced', 'zh-CN': '一份文件已更换' },
  text: ({ type, product, posted, reason }) => ({
    en: [
      `We have replaced the ${type} of ${product} that we posted on ${posted}: ${reason}`,
      'Use the new one only, and delete any copy of the earlier one. The new one is in My Documents:',
    ],
    'zh-CN': [
      `我们已更换于${posted}发布的${product}${type}，原因：${reason}`,
      '请仅使用新文件，并删除您保存的旧文件副本。新文件已存入您的文件：',
    ],
  }),
};

export const sendWithdrawalMail: JobHandler<'send-withdrawal-mail'> = async (
  { fileId },
  { config, db, mail },
) => {
  const [withdrawn] = await db.select().from(withdrawnDocuments).where(eq(withdrawnDocuments.fileId, fileId));
  if (!withdrawn) throw new Error('the withdrawn document is missing');
  const { account, language, product } = await mailedInvestment(db, config, withdrawn.investmentId);
  const texts = withdrawn.replacedBy === null ? WITHDRAWN : REPLACED;
  const link = `${config.publicUrl}/go/my-document`;
  const values = {
    type: TYPES[withdrawn.documentType][language],
    product,
    posted: fullDate(dateInNewYork(withdrawn.postedAt), language),
    reason: withdrawn.reason,
  };
  await mail.send(personalMail(account, texts, values, link));
};
