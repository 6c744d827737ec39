// Job: notifies an investor of decisions on their investment, and of its start and end.
import { BRAND, fullDate, investmentGroup, normaliseEmail } from '@quoin/rules';
import { and, desc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { investmentNotes, redemptions } from '../../database/tables';
import type { JobHandler } from '../../jobs/jobs';
import { personalMail, type MailTexts } from '../../providers/mail';
import { REJECTIONS } from '../../shared/rejection-messages';
import type { InvestmentMailEvent } from '../../states/investment-states';
import { nameWithVersion, unreadDocuments } from './must-reads';
import { type ApplicationRow, readApplication } from './store';

interface Values {
  product: string;
  /** Note of staff for this event; empty for none. */
  note: string;
  /** Reason of a rejection; otherwise empty. */
  reason: string;
  /** Effective date; empty if not set yet. */
  effective: string;
  /** Documents to read before signing again, one per line; empty for none. */
  unread: string;
}

const CONTACT = `${BRAND.supportEmail} or call ${BRAND.phone.shown}`;

const MESSAGES: Record<InvestmentMailEvent, MailTexts<Values>> = {
  documents_changed: {
    subject: { en: 'Documents changed: please read and sign again', 'zh-CN': '文件已更新，请重新阅读并签署' },
    text: ({ product, note }) => ({
      en: [
        `Documents that you must read before you invest in ${product} have new versions:`,
        note,
        'What you sent for signature or review is therefore no longer valid. Your answers are kept. Sign in, read the new versions to the end, tick them and request the agreement again:',
      ],
      'zh-CN': [
        `投资${product}前必须阅读的文件有新版本：`,
        note,
        '此前提交签署或审核的内容因此失效，您填写的内容均已保留。请登录阅读新版本至末页并勾选，然后重新提交签署：',
      ],
    }),
  },
  review_returned: {
    subject: { en: 'Your application needs changes', 'zh-CN': '您的申请需要修改' },
    text: ({ product, note }) => ({
      en: [
        `We have reviewed your application for ${product} and ask you to change it:`,
        note,
        'Your answers are kept. Sign in to change them and send the application again:',
      ],
      'zh-CN': [
        `我们已审核您对${product}的申请，请您修改以下内容：`,
        note,
        '您填写的内容均已保留，请登录修改后重新提交：',
      ],
    }),
  },
  approved: {
    subject: { en: 'Your investment is approved', 'zh-CN': '您的投资已获批准' },
    text: ({ product }) => ({
      en: [
        `Your investment in ${product} is approved.`,
        'Sign in to see what is due and how to pay it. Never use bank details from an e-mail:',
      ],
      'zh-CN': [`您对${product}的投资已获批准。`, '请登录查看应付金额及付款方式，请勿使用邮件中的银行信息：'],
    }),
  },
  unapproved: {
    subject: { en: 'The approval of your investment was taken back', 'zh-CN': '您的投资批准已撤回' },
    text: ({ product, note }) => ({
      en: [
        `We have taken back the approval of your investment in ${product}:`,
        note,
        'Do not send money for it until it is approved again. If you have already sent it, contact ' +
          `${CONTACT}.`,
      ],
      'zh-CN': [
        `我们已撤回对您${product}投资的批准，原因如下：`,
        note,
        `再次获批之前请勿汇款。如您已汇出，请发送邮件至 ${BRAND.supportEmail} 或致电 ${BRAND.phone.shown}。`,
      ],
    }),
  },
  rejected: {
    subject: { en: 'Your application was rejected', 'zh-CN': '您的申请未获批准' },
    text: ({ product, reason, note }) => ({
      en: [
        `We cannot accept your application for ${product}. ${reason}`,
        note,
        `Nothing is left to sign or to pay. If you have already sent money, contact ${CONTACT}. Sign in to see what you can do next:`,
      ],
      'zh-CN': [
        `您对${product}的申请未获批准。${reason}`,
        note,
        `您无需再签署或付款。如您已汇款，请发送邮件至 ${BRAND.supportEmail} 或致电 ${BRAND.phone.shown}。请登录查看后续选择：`,
      ],
    }),
  },
  action_asked: {
    subject: { en: 'Your investment needs your action', 'zh-CN': '您的投资有待您处理' },
    text: ({ product, note }) => ({
      en: [
        `Before your investment in ${product} can go on, we ask you for the following:`,
        note,
        'Sign in to answer:',
      ],
      'zh-CN': [`您对${product}的投资需要您先处理以下事项：`, note, '请登录后答复：'],
    }),
  },
  re_signature_asked: {
    subject: { en: 'Please sign your agreement again', 'zh-CN': '请重新签署您的协议' },
    text: ({ product, note, unread }) => ({
      en: [
        `The agreement of your investment in ${product} has to be signed again:`,
        note,
        ...(unread
          ? ['Before that, read the new versions of these documents, and then request the agreement:', unread]
          : ['The link to sign is in a separate e-mail.']),
        'The agreement that you signed before is kept:',
      ],
      'zh-CN': [
        `您对${product}的投资协议需要重新签署，原因如下：`,
        note,
        ...(unread ? ['请先阅读以下文件的新版本，再获取协议：', unread] : ['签署链接将另行发送。']),
        '此前签署的协议仍予保留：',
      ],
    }),
  },
  activated: {
    subject: { en: 'Your investment is active', 'zh-CN': '您的投资已生效' },
    text: ({ product, effective }) => ({
      en: [`Your investment in ${product} is active from ${effective}. Sign in to see your units:`],
      'zh-CN': [`您对${product}的投资已于${effective}生效，请登录查看份额：`],
    }),
  },
  canceled: {
    subject: { en: 'Your application was canceled', 'zh-CN': '您的申请已取消' },
    text: ({ product }) => ({
      en: [
        `Your application for ${product} is canceled, as you requested. Its subscription documents are deleted, and nothing is left to sign or to pay. This cannot be undone, but you can apply again at any time.`,
        `If this was not you, contact ${CONTACT}.`,
      ],
      'zh-CN': [
        `您对${product}的申请已按您的要求取消，认购文件均已删除，您无需再签署或付款。此操作无法撤销，但您可随时重新申请。`,
        `如非您本人操作，请发送邮件至 ${BRAND.supportEmail} 或致电 ${BRAND.phone.shown}。`,
      ],
    }),
  },
  terms_amended: {
    subject: { en: 'The terms of your investment were changed', 'zh-CN': '您的投资条款已变更' },
    text: ({ product, note }) => ({
      en: [
        `The terms of your investment in ${product} were changed by an amendment that you accepted:`,
        note,
        `If you did not accept it, contact ${CONTACT}. Sign in to see your investment:`,
      ],
      'zh-CN': [
        `根据您已同意的修订，您对${product}的投资条款已变更：`,
        note,
        `如您并未同意，请发送邮件至 ${BRAND.supportEmail} 或致电 ${BRAND.phone.shown}。请登录查看您的投资：`,
      ],
    }),
  },
  ended: {
    subject: { en: 'Your investment has ended', 'zh-CN': '您的投资已结束' },
    text: ({ product }) => ({
      en: [`Your investment in ${product} has ended. Sign in to see its last transactions:`],
      'zh-CN': [`您对${product}的投资已结束，请登录查看最后的交易：`],
    }),
  },
};

export const sendInvestmentMail: JobHandler<'send-investment-mail'> = async (
  { investmentId, event },
  { config, db, mail },
) => {
  const row = await readApplication(db, investmentId);
  if (!row) throw new Error('the investment has no application');
  if (event === 'ended' && (await isFullyRedeemed(db, investmentId))) return; // The e-mail about the redemption covers this.
  const language = row.account.preferredLanguage;
  const link =
    event === 'canceled'
      ? undefined
      : `${config.publicUrl}/go/my-investment/${investmentGroup(row.investment.status)}/${investmentId}/all`;
  const { rejectionReason } = row.investment;
  const unread = event === 're_signature_asked' ? await unreadDocuments(db, row) : [];
  const values = {
    product: row.product.name[language],
    note: await lastNote(db, investmentId, event),
    reason: rejectionReason ? REJECTIONS[rejectionReason][language] : '',
    effective: row.investment.effectiveDate === null ? '' : fullDate(row.investment.effectiveDate, language),
    unread: unread.map((document) => nameWithVersion(document)[language]).join('\n'),
  };
  await mail.send(personalMail(row.account, MESSAGES[event], values, link));
  if (event !== 'documents_changed') return;
  const holder = row.investor.name;
  for (const signer of coSigners(row))
    await mail.send(
      personalMail({ ...signer, preferredLanguage: language }, CO_SIGNER_MAIL, { ...values, holder }),
    );
};

/** Signers after the first. The first one gets the e-mail with the link. */
const coSigners = ({ account, application }: ApplicationRow) =>
  (application.values.investor_information.signers ?? [])
    .slice(1)
    .flatMap(({ first_name: firstName = '', email = '' }) =>
      email === '' || normaliseEmail(email) === account.email ? [] : [{ firstName, email }],
    );

const CO_SIGNER_MAIL: MailTexts<Values & { holder: string }> = {
  subject: { en: 'An agreement that you sign has to be made again', 'zh-CN': '您参与签署的协议需要重新生成' },
  text: ({ holder, product, note }) => ({
    en: [
      `Documents for the investment of ${holder} in ${product} have new versions:`,
      note,
      'The agreement is made again after they are read, and you sign it then. An earlier one is no longer valid. You do not need to do anything now.',
    ],
    'zh-CN': [
      `${holder}投资${product}的相关文件有新版本：`,
      note,
      '阅读完成后将重新生成协议，届时请您签署；此前的协议已失效。您目前无需操作。',
    ],
  }),
};

async function lastNote(db: Executor, investmentId: string, event: InvestmentMailEvent): Promise<string> {
  const [last] = await db
    .select({ note: investmentNotes.note })
    .from(investmentNotes)
    .where(and(eq(investmentNotes.investmentId, investmentId), eq(investmentNotes.event, event)))
    .orderBy(desc(investmentNotes.writtenAt), desc(investmentNotes.id))
    .limit(1);
  return last?.note ?? '';
}

async function isFullyRedeemed(db: Executor, investmentId: string): Promise<boolean> {
  const isFull = and(eq(redemptions.type, 'full'), eq(redemptions.status, 'completed'));
  return (await db.$count(redemptions, and(eq(redemptions.investmentId, investmentId), isFull))) > 0;
}
