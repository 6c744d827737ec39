// Job: notifies an investor of a new document. The e-mail never contains the document.
import { eq } from 'drizzle-orm';
import { accounts, documents, files } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { personalMail, type MailTexts } from '../../providers/mail';

const MAIL: MailTexts<{ document: string }> = {
  en: {
    subject: 'You have a new document',
    text: ({ document }) => [`“${document}” is available in My Documents. Sign in to read it:`],
  },
  'zh-CN': {
    subject: '您的账户有一份新文件',
    text: ({ document }) => [`《${document}》已存入您的文件，请登录查阅：`],
  },
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
  const words = { document: row.name.replace(/\.pdf$/, '') };
  await mail.send(personalMail(row.account, MAIL, words, `${config.publicUrl}/go/my-document`));
};
