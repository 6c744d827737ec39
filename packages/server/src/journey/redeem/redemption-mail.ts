// Job: notifies an investor of each step of a redemption: what is paid, when and to which account.
import {
  BRAND,
  cents,
  dateInNewYork,
  fullDate,
  payeeLabel,
  type Language,
  type PayoutPart,
} from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { bankAccounts, redemptions } from '../../database/tables';
import { redemptionPayee } from '../../bank-accounts/payees';
import type { JobHandler } from '../../jobs/jobs';
import { mailedInvestment } from '../../ledger/mailed-investment';
import { getPayouts } from '../../ledger/terms-of-time';
import { payoutText } from '../../pdf';
import { personalMail, type MailTexts } from '../../providers/mail';
import { REDEMPTION_REJECTIONS } from '../../shared/rejection-messages';
import type { RedemptionMailEvent } from '../../states/money-states';
import { paymentsHeldUntil } from '../account';

interface Values {
  product: string;
  day: string;
  /** One line per payment. */
  payouts: string;
  payee: string;
  /** First possible day of payment; empty if there is no hold. */
  paidFrom: string;
  /** Reason of a rejection; otherwise empty. */
  reason: string;
  /** Note of staff; empty for none. */
  note: string;
}

type RedemptionMail = MailTexts<Values>;

const paidTo: Record<Language, (values: Pick<Values, 'payee' | 'paidFrom'>) => string> = {
  en: ({ payee, paidFrom }) =>
    `Paid to: ${payee}${paidFrom && `. Nothing is paid before ${paidFrom}, because the account’s details were changed.`}`,
  'zh-CN': ({ payee, paidFrom }) =>
    `收款账户：${payee}${paidFrom && `。因账户资料有变更，${paidFrom}之前不会付款。`}`,
};

const createReceivedMail = (en: string, zh: string, subject: Record<Language, string>): RedemptionMail => ({
  subject,
  text: ({ product, day, payouts, payee, paidFrom }) => ({
    en: [
      `${en} ${product}, for the redemption day ${day}. We review it before it is binding. The confirmation is in My Documents.`,
      `To be paid:\n${payouts}`,
      paidTo.en({ payee, paidFrom }),
      `You can change or cancel it until it is approved. If this was not you, cancel it now and contact ${BRAND.supportEmail}:`,
    ],
    'zh-CN': [
      `${zh}${product}的赎回申请，赎回日为${day}。申请经审核后生效，确认书已存入您的文件。`,
      `预计付款：\n${payouts}`,
      paidTo['zh-CN']({ payee, paidFrom }),
      `批准之前您可以修改或取消。如非您本人操作，请立即取消并联系 ${BRAND.supportEmail}：`,
    ],
  }),
});

const MAIL: Record<RedemptionMailEvent, RedemptionMail> = {
  requested: createReceivedMail('We received your request to redeem', '我们已收到您对', {
    en: 'We received your redemption request',
    'zh-CN': '已收到您的赎回申请',
  }),
  changed: createReceivedMail('You changed your request to redeem', '您已修改对', {
    en: 'Your redemption request was changed',
    'zh-CN': '您的赎回申请已修改',
  }),
  unapproved: {
    subject: { en: 'The approval of your redemption was taken back', 'zh-CN': '您的赎回批准已撤回' },
    text: ({ product, note }) => ({
      en: [
        `We have taken back the approval of your redemption of ${product} and review it again:`,
        note,
        'You can change or cancel it until it is approved:',
      ],
      'zh-CN': [
        `我们已撤回对您${product}赎回申请的批准，并将重新审核，原因如下：`,
        note,
        '批准之前您可以修改或取消：',
      ],
    }),
  },
  reversed: {
    subject: { en: 'Your redemption was reversed', 'zh-CN': '您的赎回已冲正' },
    text: ({ product, day, note }) => ({
      en: [
        `We have reversed your redemption of ${product}, which was completed at the unit price of ${day}:`,
        note,
        'You hold the units again, and the redemption is not paid. It is approved as before. You can cancel it until we complete it:',
      ],
      'zh-CN': [
        `您对${product}的赎回已按${day}的单位净值完成，现予冲正，原因如下：`,
        note,
        '相应份额已恢复，赎回款项不再支付。该赎回恢复为已批准状态，完成之前您可以取消：',
      ],
    }),
  },
  rejected: {
    subject: { en: 'Your redemption was rejected', 'zh-CN': '您的赎回未获批准' },
    text: ({ product, reason, note }) => ({
      en: [
        `We cannot accept your redemption of ${product}. ${reason}`,
        note,
        'Your units are unchanged, and you can submit a new request:',
      ],
      'zh-CN': [`您对${product}的赎回申请未获批准。${reason}`, note, '您的份额不变，可以重新提交申请：'],
    }),
  },
  cancelled: {
    subject: { en: 'Your redemption is canceled', 'zh-CN': '您的赎回已取消' },
    text: ({ product }) => ({
      en: [`Your redemption of ${product} is canceled. Your units are unchanged.`],
      'zh-CN': [`您对${product}的赎回申请已取消，份额不变。`],
    }),
  },
  approved: {
    subject: { en: 'Your redemption is approved', 'zh-CN': '您的赎回申请已批准' },
    text: ({ product, day, payouts, payee, paidFrom }) => ({
      en: [
        `Your redemption of ${product} is approved. The redemption day is ${day}; the unit price of that day applies.`,
        `We pay:\n${payouts}`,
        paidTo.en({ payee, paidFrom }),
        'You can cancel the redemption until it is completed:',
      ],
      'zh-CN': [
        `您对${product}的赎回申请已批准。赎回日为${day}，按当日单位净值计算。`,
        `付款安排：\n${payouts}`,
        paidTo['zh-CN']({ payee, paidFrom }),
        '完成之前您仍可取消：',
      ],
    }),
  },
  completed: {
    subject: { en: 'Your redemption is completed', 'zh-CN': '您的赎回已完成' },
    text: ({ product, day, payouts, payee }) => ({
      en: [
        `Your redemption of ${product} is completed at the unit price of ${day}.`,
        `We pay:\n${payouts}`,
        `Paid to: ${payee}`,
        'Sign in to see the transaction:',
      ],
      'zh-CN': [
        `您对${product}的赎回已按${day}的单位净值完成。`,
        `付款安排：\n${payouts}`,
        `收款账户：${payee}`,
        '请登录查看交易：',
      ],
    }),
  },
};

/** What a payment waits for. */
const PARTS: Record<PayoutPart, Record<Language, string>> = {
  first: { en: '', 'zh-CN': '' },
  after_audit: { en: ', after the fund’s audit', 'zh-CN': '（基金审计后）' },
};

/** Events whose e-mail names no payee; old requests have none. */
const WITHOUT_PAYEE: ReadonlySet<RedemptionMailEvent> = new Set(['cancelled', 'rejected', 'reversed']);

export const sendRedemptionMail: JobHandler<'send-redemption-mail'> = async (
  { redemptionId, event },
  { clock, config, db, mail, vault },
) => {
  const [row] = await db
    .select({ redemption: redemptions, bank: bankAccounts })
    .from(redemptions)
    .leftJoin(bankAccounts, eq(bankAccounts.id, redemptions.bankAccountId))
    .where(eq(redemptions.id, redemptionId));
  if (!row || (row.redemption.status === 'cancelled') !== (event === 'cancelled')) return; // Canceled before the job ran.
  const { amount, investmentId, redemptionDay, rejectionReason, note } = row.redemption;
  const payee = await redemptionPayee(db, vault, row.redemption);
  if (!payee && !WITHOUT_PAYEE.has(event)) throw new Error('the redemption has no payee');
  const about = await mailedInvestment(db, config, investmentId, 'redemption');
  const { account, language, link, product } = about;
  const held = paymentsHeldUntil(account, row.bank, clock);
  const payouts = getPayouts(row.redemption, amount === null ? null : cents(amount))
    .map((payout) => `- ${payoutText(payout, language)}${PARTS[payout.part][language]}`)
    .join('\n');
  const values = {
    product,
    day: fullDate(redemptionDay, language),
    payouts,
    payee: payee ? payeeLabel(payee) : '',
    paidFrom: held ? fullDate(dateInNewYork(held), language) : '',
    reason: rejectionReason ? REDEMPTION_REJECTIONS[rejectionReason][language] : '',
    note: note ?? '',
  };
  await mail.send(personalMail(account, MAIL[event], values, link));
};
