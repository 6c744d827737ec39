// Job: notifies an investor of a decision on a referral credit.
import { BRAND, cents, formatDollars, fullDate, type ReferralCreditStatus } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { accounts, referralCredits } from '../../database/tables';
import type { JobHandler, SomeJobHandlers } from '../../jobs/jobs';
import { personalMail, type MailTexts } from '../../providers/mail';
import { friendName } from './referrals';

interface Values {
  amount: string;
  /** Friend whose first investment earned the credit; empty for the investor's own. */
  friend: string;
  date: string;
  reason: string;
  reversalReason: string;
}

const CONTACT = `${BRAND.supportEmail} or call ${BRAND.phone.shown}`;
const CONTACT_ZH = `${BRAND.supportEmail} 或致电 ${BRAND.phone.shown}`;
const describeEarned = ({ friend }: Values) =>
  friend ? `for the first investment of ${friend}` : 'for your first investment';
const describeEarnedZh = ({ friend }: Values) => (friend ? `${friend} 首次投资` : '您首次投资');

const MAILS: Record<ReferralCreditStatus, MailTexts<Values>> = {
  paid: {
    subject: ({ amount }) => ({
      en: `Your referral credit of ${amount} was paid`,
      'zh-CN': `您的推荐奖励 ${amount} 已发放`,
    }),
    text: (values) => ({
      en: [`We paid your referral credit of ${values.amount} ${describeEarned(values)} on ${values.date}.`],
      'zh-CN': [`${describeEarnedZh(values)}所得的推荐奖励 ${values.amount} 已于${values.date}发放。`],
    }),
  },
  rejected: {
    subject: { en: 'Your referral credit was rejected', 'zh-CN': '您的推荐奖励未获批准' },
    text: (values) => ({
      en: [
        `We cannot pay a referral credit of ${values.amount} ${describeEarned(values)}:`,
        values.reason,
        `If you do not agree, contact ${CONTACT}.`,
      ],
      'zh-CN': [
        `${describeEarnedZh(values)}所得的推荐奖励 ${values.amount} 无法发放，原因如下：`,
        values.reason,
        `如有异议，请发送邮件至 ${CONTACT_ZH}。`,
      ],
    }),
  },
  reversed: {
    subject: {
      en: 'The decision on your referral credit was reversed',
      'zh-CN': '您的推荐奖励处理结果已撤回',
    },
    text: (values) => ({
      en: [
        `We have reversed our decision on your referral credit of ${values.amount} ${describeEarned(values)}:`,
        values.reversalReason,
        `If you have questions, contact ${CONTACT}.`,
      ],
      'zh-CN': [
        `我们已撤回${describeEarnedZh(values)}所得推荐奖励 ${values.amount} 的处理结果，原因如下：`,
        values.reversalReason,
        `如有疑问，请发送邮件至 ${CONTACT_ZH}。`,
      ],
    }),
  },
};

const sendReferralMail: JobHandler<'send-referral-mail'> = async (
  { creditId, event },
  { config, db, mail },
) => {
  const friends = alias(accounts, 'friends');
  const [row] = await db
    .select({ credit: referralCredits, account: accounts, friend: friends })
    .from(referralCredits)
    .innerJoin(accounts, eq(accounts.id, referralCredits.accountId))
    .innerJoin(friends, eq(friends.id, referralCredits.friendId))
    .where(eq(referralCredits.id, creditId));
  if (!row) throw new Error('the decision on the referral credit is missing');
  const { credit, account, friend } = row;
  const language = account.preferredLanguage;
  const values = {
    amount: formatDollars(cents(credit.amount), language),
    friend: friend.id === account.id ? '' : friendName(friend),
    date: fullDate(credit.date, language),
    reason: credit.reason ?? '',
    reversalReason: credit.reversalReason ?? '',
  };
  await mail.send(
    personalMail(account, MAILS[event], values, `${config.publicUrl}/go/dashboard#invite-friends`),
  );
};

export const referJobs = { 'send-referral-mail': sendReferralMail } satisfies SomeJobHandlers;
