// Jobs: notify the owner that an archive is ready, or of the outcome of a deletion request.
import { BRAND, DATA_ARCHIVE_DAYS, DELETION_WAIT_DAYS } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { accounts, dataExports, deletionRequests } from '../../database/tables';
import type { JobHandler, JobPayloads } from '../../jobs/jobs';
import { type MailTexts, personalMail } from '../../providers/mail';

const READY: MailTexts<{ link: string; sums: string }> = {
  subject: { en: 'Your data is ready', 'zh-CN': '您的数据归档已备妥' },
  text: ({ link, sums }) => ({
    en: [
      `The archive of your data is ready. Sign in within ${DATA_ARCHIVE_DAYS} days to download it:`,
      link,
      `The SHA-256 of its list of hashes is ${sums}. Keep this e-mail to verify later that an archive is the one we created.`,
      `If you did not request it, change your password now and contact ${BRAND.supportEmail}.`,
    ],
    'zh-CN': [
      `您的数据归档已备妥，请在 ${DATA_ARCHIVE_DAYS} 天内登录下载：`,
      link,
      `其哈希清单的 SHA-256 为 ${sums}。请保留此邮件，以便日后核对归档是否由我们生成。`,
      `如非您本人申请，请立即修改密码，并联系 ${BRAND.supportEmail}。`,
    ],
  }),
};

export const sendArchiveMail: JobHandler<'send-data-archive-mail'> = async (
  { exportId },
  { config, db, mail },
) => {
  const [row] = await db
    .select({ account: accounts, sums: dataExports.sums })
    .from(dataExports)
    .innerJoin(accounts, eq(accounts.id, dataExports.accountId))
    .where(eq(dataExports.id, exportId));
  if (!row?.sums) return; // Another archive was requested.
  const link = `${config.publicUrl}/go/user/data`;
  await mail.send({ ...personalMail(row.account, READY, { link, sums: row.sums }), link });
};

type DeletionEvent = JobPayloads['send-deletion-mail']['event'];

const DELETION: Record<DeletionEvent, MailTexts<{ link: string; note: string }>> = {
  requested: {
    subject: { en: 'You requested to delete your account', 'zh-CN': '您申请了注销账户' },
    text: ({ link }) => ({
      en: [
        `We received your request to delete your account. We decide on it in ${DELETION_WAIT_DAYS} days at the earliest. Until then you can withdraw it here:`,
        link,
        `If this was not you, withdraw it, change your password and contact ${BRAND.supportEmail}.`,
      ],
      'zh-CN': [
        `我们已收到您的注销申请，最早将于 ${DELETION_WAIT_DAYS} 天后处理，处理前您可在此撤回：`,
        link,
        `如非您本人操作，请撤回申请、修改密码，并联系 ${BRAND.supportEmail}。`,
      ],
    }),
  },
  withdrawn: {
    subject: { en: 'Your request to delete your account is withdrawn', 'zh-CN': '您的账户已保留' },
    text: () => ({
      en: ['Your request to delete your account is withdrawn. Nothing was deleted.'],
      'zh-CN': ['您的注销申请已撤回，未删除任何内容。'],
    }),
  },
  refused: {
    subject: { en: 'Your account can’t be deleted yet', 'zh-CN': '暂时无法注销您的账户' },
    text: ({ note, link }) => ({
      en: ['We declined your request to delete your account for this reason:', note, link],
      'zh-CN': ['您的注销申请未获批准，原因如下：', note, link],
    }),
  },
  done: {
    subject: { en: 'Your account is deleted', 'zh-CN': '您的账户已注销' },
    text: () => ({
      en: [
        'Your account is deleted, together with all data that the law does not require us to keep. This is the last e-mail to this address.',
      ],
      'zh-CN': ['您的账户已注销，除法律要求保留的内容外均已删除。这是发往此邮箱的最后一封邮件。'],
    }),
  },
};

export const sendDeletionMail: JobHandler<'send-deletion-mail'> = async (
  { requestId, event },
  { config, db, mail },
) => {
  const [row] = await db
    .select({ request: deletionRequests, account: accounts })
    .from(deletionRequests)
    .innerJoin(accounts, eq(accounts.id, deletionRequests.accountId))
    .where(eq(deletionRequests.id, requestId));
  if (row?.request.status !== event) return; // The request changed before the job ran.
  const { request, account } = row;
  const isGone = event === 'done';
  if (isGone && request.mailTo === null) return; // Already sent: this is a second run.
  const link = `${config.publicUrl}/go/user/data`;
  const person = {
    ...account,
    email: request.mailTo ?? account.email,
    firstName: isGone ? null : account.firstName,
  };
  const text = personalMail(person, DELETION[event], { link, note: request.note ?? '' });
  await mail.send({ ...text, ...(isGone ? {} : { link }) });
  if (isGone)
    await db.update(deletionRequests).set({ mailTo: null }).where(eq(deletionRequests.id, requestId));
};
