// E-mails in both languages that notify the owner of an account of a change.
import { BRAND, type Language, PAYOUT_HOLD_HOURS, SIGN_IN_ATTEMPTS, SIGN_IN_LOCK_HOURS } from '@quoin/rules';
import { eq } from 'drizzle-orm';
import { recordAct } from '../../audit/record-act';
import type { Executor, Transaction } from '../../database/database';
import { accounts } from '../../database/tables';
import type { JobHandler, SecurityChange } from '../../jobs/jobs';
import { GREETING, mailText } from '../../providers/mail';
import { sealedPlace } from '../../security/vault';
import type { Services } from '../../services';
import { type Clock, HOUR_MS } from '../../shared/clock';
import { newId } from '../../shared/new-id';

interface Notification {
  happened: Record<Language, string>;
  follows: Record<Language, string>;
  /** Page where the owner can act, relative to the URL of the portal. */
  path?: string;
  /** Whether the change affects sign-in or the owner, and so starts a hold on all payments. */
  holdsPayments?: true;
  /** What to do if the owner did not make the change. Defaults to `NOT_YOU`. */
  otherwise?: Record<Language, string>;
}

const NOT_YOU: Record<Language, string> = {
  en: `If this was not you, reset your password now and contact ${BRAND.supportEmail}.`,
  'zh-CN': `如非您本人操作，请立即重置密码，并联系 ${BRAND.supportEmail}。`,
};

const SUPPORT: Record<Language, string> = {
  en: `Our support team made this change. If you did not expect it, contact ${BRAND.supportEmail}.`,
  'zh-CN': `此变更由我们的客服人员作出。如有疑问，请联系 ${BRAND.supportEmail}。`,
};

/** A change that starts a hold, as its e-mail says. @param follows sentences before that one */
const createNotice = (
  happened: Notification['happened'],
  follows: Notification['follows'],
  otherwise?: Notification['otherwise'],
): Notification => ({
  happened,
  follows: {
    en: `${follows.en} We pay nothing out for ${PAYOUT_HOLD_HOURS} hours.`,
    'zh-CN': `${follows['zh-CN']}${PAYOUT_HOLD_HOURS} 小时内不会付款。`,
  },
  otherwise,
  holdsPayments: true,
});

const protection = (en: string, zh: string): Notification =>
  createNotice(
    { en, 'zh-CN': zh },
    { en: 'All other browsers were signed out.', 'zh-CN': '其他浏览器均已退出登录。' },
  );

const payout = (en: string, zh: string): Notification => ({
  happened: { en, 'zh-CN': zh },
  follows: { en: 'Sign in to see your accounts.', 'zh-CN': '登录后可查看您的账户，号码均已隐去。' },
});

const createHoldNotice = (en: string, zh: string): Notification => ({
  happened: { en, 'zh-CN': zh },
  follows: {
    en: `We pay nothing to it for ${PAYOUT_HOLD_HOURS} hours. Until then you can stop the change here:`,
    'zh-CN': `${PAYOUT_HOLD_HOURS} 小时内不会向该账户付款，在此之前您可在以下页面撤销变更：`,
  },
  path: '/go/user/bank-accounts',
});

const PROOFS: Notification['follows'] = {
  en: 'Sign in to see your passkeys and your remaining recovery codes.',
  'zh-CN': '登录后可查看您的通行密钥及剩余的恢复码数量。',
};

const proof = (en: string, zh: string): Notification => createNotice({ en, 'zh-CN': zh }, PROOFS);

const sessions = (en: string, zh: string): Notification => ({
  happened: { en, 'zh-CN': zh },
  follows: {
    en: 'Sign in to see all browsers that are signed in to your account.',
    'zh-CN': '登录后可查看所有已登录您账户的浏览器。',
  },
});

const createSupportNotice = (
  happened: Notification['happened'],
  follows: Notification['follows'],
): Notification => ({
  happened,
  follows,
  otherwise: SUPPORT,
});

const createOwnerNotice = (en: string, zh: string): Notification =>
  createNotice(
    { en, 'zh-CN': zh },
    { en: 'All browsers were signed out.', 'zh-CN': '所有浏览器均已退出登录。' },
    SUPPORT,
  );

const CHANGES: Record<SecurityChange, Notification> = {
  password: protection('Your Quoin password was changed', '您的 Quoin 密码已更改'),
  phone: protection('Your Quoin phone number was changed', '您的 Quoin 手机号码已更改'),
  phone_remove: createOwnerNotice('Your Quoin phone number was removed', '您的 Quoin 手机号码已移除'),
  twofa_on: protection('2-step verification is on', '两步验证已启用'),
  twofa_off: protection('2-step verification is off', '两步验证已关闭'),
  passkey_add: proof('A passkey was added to your Quoin account', '您在 Quoin 添加了一个通行密钥'),
  passkey_remove: proof('A passkey was removed from your Quoin account', '您在 Quoin 的一个通行密钥已移除'),
  recovery_codes_make: proof(
    'New recovery codes were created for your Quoin account',
    '您在 Quoin 生成了新的恢复码',
  ),
  recovery_code_use: {
    happened: {
      en: 'A recovery code was used to sign in to your Quoin account',
      'zh-CN': '有人使用恢复码登录了您的 Quoin 账户',
    },
    follows: PROOFS,
  },
  session_end: sessions(
    'A browser was signed out of your Quoin account',
    '您的 Quoin 账户已在一个浏览器上退出登录',
  ),
  session_end_all: sessions(
    'All browsers were signed out of your Quoin account',
    '您的 Quoin 账户已在所有浏览器上退出登录',
  ),
  lock: {
    happened: {
      en: `Your Quoin account is locked for ${SIGN_IN_LOCK_HOURS} hours`,
      'zh-CN': `您的 Quoin 账户已锁定 ${SIGN_IN_LOCK_HOURS} 小时`,
    },
    follows: {
      en: `There were ${SIGN_IN_ATTEMPTS} failed sign-ins. Nobody can use the account until the lock ends. Resetting the password does not end it.`,
      'zh-CN': `因连续 ${SIGN_IN_ATTEMPTS} 次登录失败。锁定期间任何人都无法登录或继续使用，重置密码不会解除锁定。`,
    },
    otherwise: {
      en: `If this was not you: nobody has signed in. Contact ${BRAND.supportEmail} to end the lock.`,
      'zh-CN': `如非您本人尝试登录，也无人因此进入您的账户。如需提前解锁，请联系 ${BRAND.supportEmail}。`,
    },
  },
  unlock: createSupportNotice(
    { en: 'Your Quoin account is unlocked', 'zh-CN': '您的 Quoin 账户已解锁' },
    {
      en: 'The lock after failed sign-ins has ended. You can sign in.',
      'zh-CN': '登录失败后的锁定已解除，您可以登录。',
    },
  ),
  disable: createSupportNotice(
    { en: 'Your Quoin account was disabled', 'zh-CN': '您的 Quoin 账户已停用' },
    {
      en: 'All browsers were signed out, and nobody can sign in.',
      'zh-CN': '所有浏览器均已退出登录，任何人都无法登录。',
    },
  ),
  enable: createSupportNotice(
    { en: 'Your Quoin account is enabled again', 'zh-CN': '您的 Quoin 账户已恢复' },
    { en: 'You can sign in as before.', 'zh-CN': '您可以照常登录。' },
  ),
  country: createSupportNotice(
    { en: 'Your country of residence was changed', 'zh-CN': '您在 Quoin 的居住地已更改' },
    {
      en: 'Sign in to see it in your profile. It determines which products you can invest in.',
      'zh-CN': '登录后可在个人资料中查看，可投资的产品由其决定。',
    },
  ),
  email: createOwnerNotice(
    'The e-mail address of your Quoin account was changed',
    '您的 Quoin 账户邮箱已更改',
  ),
  legal_name: createOwnerNotice('Your legal name was changed', '您在 Quoin 的法定姓名已更改'),
  birth_date: createOwnerNotice('Your date of birth was changed', '您在 Quoin 的出生日期已更改'),
  person: createNotice(
    { en: 'Your personal information was changed', 'zh-CN': '您在 Quoin 的个人信息已更改' },
    {
      en: 'Sign in to see your current name and date of birth.',
      'zh-CN': '登录后可查看现在的姓名和出生日期。',
    },
  ),
  'bank_account.add': createHoldNotice(
    'A bank account was added to your Quoin account',
    '您在 Quoin 添加了一个银行账户',
  ),
  'bank_account.pays': {
    happened: {
      en: 'A bank account to pay from was added to your Quoin account',
      'zh-CN': '您在 Quoin 添加了一个付款银行账户',
    },
    follows: {
      en: 'You added it in an application. We pay nothing to it until you confirm it and sign for it. You can see and remove it here:',
      'zh-CN': '您的一份申请使用该账户付款。在您确认并签署之前，不会向其付款。您可在以下页面查看或移除：',
    },
    path: '/go/user/bank-accounts',
  },
  'bank_account.change': createHoldNotice(
    'A bank account was changed in your Quoin account',
    '您在 Quoin 的一个银行账户已更改',
  ),
  'bank_account.stop': payout(
    'A bank account change was stopped in your Quoin account',
    '您在 Quoin 的一项银行账户变更已撤销',
  ),
  'bank_account.remove': payout(
    'A bank account was removed from your Quoin account',
    '您在 Quoin 的一个银行账户已移除',
  ),
  'brokerage_account.add': payout(
    'A brokerage account was added to your Quoin account',
    '您在 Quoin 添加了一个证券账户',
  ),
  'brokerage_account.change': payout(
    'A brokerage account was changed in your Quoin account',
    '您在 Quoin 的一个证券账户已更改',
  ),
  'brokerage_account.remove': payout(
    'A brokerage account was removed from your Quoin account',
    '您在 Quoin 的一个证券账户已移除',
  ),
};

/** @param publicUrl URL of the portal */
function securityMail(name: string, change: SecurityChange, language: Language, publicUrl: string) {
  const { happened, follows, path, otherwise = NOT_YOU } = CHANGES[change];
  const subject = happened[language];
  const link = path && `${publicUrl}${path}`;
  const news = { en: `${subject}. ${follows.en}`, 'zh-CN': `${subject}，${follows['zh-CN']}` }[language];
  const paragraphs = [GREETING[language](name), news, ...(link ? [link] : []), otherwise[language]];
  return { subject, text: mailText(...paragraphs), link };
}

export const payoutHoldFrom = (clock: Clock): Date =>
  new Date(clock.now().getTime() + PAYOUT_HOLD_HOURS * HOUR_MS);

/** Enqueues the e-mail in the transaction of the change, and starts a hold of payments after some changes. */
export async function notifyOwner(
  tx: Executor,
  { clock, jobs }: Services,
  accountId: string,
  change: SecurityChange,
): Promise<void> {
  if (CHANGES[change].holdsPayments)
    await tx
      .update(accounts)
      .set({ payoutsHeldUntil: payoutHoldFrom(clock) })
      .where(eq(accounts.id, accountId));
  await jobs.enqueue(tx, 'send-security-mail', { accountId, change });
}

/** Records a change of sign-in by the owner, and notifies them. */
export async function recordSecurityChange(
  tx: Transaction,
  services: Services,
  accountId: string,
  change: SecurityChange,
  object = `account:${accountId}`,
): Promise<void> {
  await recordAct(tx, services.clock, { actor: `account:${accountId}`, act: `account.${change}`, object });
  await notifyOwner(tx, services, accountId, change);
}

/**
 * Call after a failed attempt: notifies the owner if no attempts are left, because the account is locked now. Also enqueues
 * a job for an unknown address, which then sends nothing.
 */
export async function notifyLock(services: Services, left: number, accountId = newId()): Promise<void> {
  if (left === 0) await notifyOwner(services.db, services, accountId, 'lock');
}

export const sendSecurityMail: JobHandler<'send-security-mail'> = async ({ accountId, change }, services) => {
  const [account] = await services.db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return;
  const { email, firstName, preferredLanguage } = account;
  const mail = securityMail(firstName, change, preferredLanguage, services.config.publicUrl);
  await services.mail.send({ to: email, ...mail });
};

/** Notifies an address that the account no longer has. Encrypts it in the job. */
export const notifyFormerAddress = (
  tx: Executor,
  { jobs, vault }: Services,
  { accountId, email }: { accountId: string; email: string },
): Promise<void> =>
  jobs.enqueue(tx, 'send-former-address-mail', {
    accountId,
    to: vault.seal(email, sealedPlace('former_address', accountId)),
  });

export const sendFormerAddressMail: JobHandler<'send-former-address-mail'> = async (
  { accountId, to },
  { config, db, mail, vault },
) => {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, accountId));
  if (!account) return;
  const { firstName, preferredLanguage } = account;
  await mail.send({
    to: vault.open(to, sealedPlace('former_address', accountId)),
    ...securityMail(firstName, 'email', preferredLanguage, config.publicUrl),
  });
};
