// Job: notifies an investor of a new document. The e-mail never contains the document.
import { eq } from 'drizzle-orm';
import { accounts, documents, files } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { mailText } from '../../providers/mail';

const MAIL = {
  en: {
    subject: 'You have a new document',
    text: (name: string, document: string, link: string) =>
      mailText(`Hello ${name},`, `“${document}” is available in My Documents. Sign in to read it:`, link),
  },
  'zh-CN': {
    subject: '您的账户有一份新文件',
    text: (name: string, document: string, link: string) =>
      mailText(`${name}，您好：`, `《${document}》已存入您的文件，请登录查阅：`, link),
  },
} as const;

export const sendDocumentMail: JobHandler<'send-document-mail'> = async ({ fileId }, services) => {
  const { config, db, mail } = services;
  const [row] = await db
    .select({ account: accounts, name: files.name })
    .from(documents)
    .innerJoin(files, eq(files.id, documents.fileId))
    .innerJoin(accounts, eq(accounts.id, documents.accountId))
    .where(eq(documents.fileId, fileId));
  if (!row) return; // Deleted before the job ran.
  const { email, firstName, preferredLanguage } = row.account;
  const { subject, text } = MAIL[preferredLanguage];
  const link = `${config.publicUrl}/go/my-document`;
  await mail.send({ to: email, subject, text: text(firstName, row.name.replace(/\.pdf$/, ''), link), link });
};
