// What signing in and its proofs send, in both languages.
import {
  BRAND,
  CODE_VALID_MINUTES,
  PAYOUT_HOLD_HOURS,
  RESET_LINK_MINUTES,
  type Language,
} from '@quoin/rules';
import type { SecurityChange } from '../../jobs/jobs';
import { letter } from '../letter';

export const signInCodeText = (code: string, language: Language): string =>
  ({
    en: `${code} is your Quoin sign-in code. It is good for ${CODE_VALID_MINUTES} minutes. We never ask for it by phone.`,
    'zh-CN': `您的 Quoin 登录验证码是 ${code}，${CODE_VALID_MINUTES} 分钟内有效。我们绝不会致电索取验证码。`,
  })[language];

export const resetCodeText = (code: string, language: Language): string =>
  ({
    en: `${code} is your Quoin code to reset your password. It is good for ${CODE_VALID_MINUTES} minutes. We never ask for it by phone.`,
    'zh-CN': `您的 Quoin 重置密码验证码是 ${code}，${CODE_VALID_MINUTES} 分钟内有效。我们绝不会致电索取验证码。`,
  })[language];

export const emailCodeMail = (code: string, language: Language) =>
  ({
    en: {
      subject: 'Your Quoin code',
      text: letter(
        `${code} is your Quoin code. It is good for ${CODE_VALID_MINUTES} minutes.`,
        'If you are not changing your phone number, somebody else is signed in: change your password at once.',
      ),
    },
    'zh-CN': {
      subject: '您的 Quoin 验证码',
      text: letter(
        `您的 Quoin 验证码是 ${code}，${CODE_VALID_MINUTES} 分钟内有效。`,
        '如果您没有在更换手机号码，则有他人登录了您的账户，请立即修改密码。',
      ),
    },
  })[language];

export const resetMail = (name: string, link: string, language: Language) =>
  ({
    en: {
      subject: 'Reset your Quoin password',
      text: letter(
        `Hello ${name},`,
        'Open this link to choose a new password:',
        link,
        `The link works once, for ${RESET_LINK_MINUTES} minutes. If you did not ask for it, you need not do anything.`,
      ),
    },
    'zh-CN': {
      subject: '重置您的 Quoin 密码',
      text: letter(
        `${name}，您好：`,
        '请打开以下链接设置新密码：',
        link,
        `链接 ${RESET_LINK_MINUTES} 分钟内有效，仅可使用一次。如非您本人申请，请忽略此邮件。`,
      ),
    },
  })[language];

interface Told {
  happened: Record<Language, string>;
  follows: Record<Language, string>;
  /** Where something can still be done about it, below the portal's address. */
  path?: string;
}

const protection = (en: string, zh: string): Told => ({
  happened: { en, 'zh-CN': zh },
  follows: { en: 'Every other browser was signed out.', 'zh-CN': '其他浏览器均已退出登录。' },
});

const payout = (en: string, zh: string): Told => ({
  happened: { en, 'zh-CN': zh },
  follows: {
    en: 'Signed in, you see your accounts, their numbers masked.',
    'zh-CN': '登录后可查看您的账户，号码均已隐去。',
  },
});

const held = (en: string, zh: string): Told => ({
  happened: { en, 'zh-CN': zh },
  follows: {
    en: `For ${PAYOUT_HOLD_HOURS} hours nothing is paid to it. Until then you can stop the change here:`,
    'zh-CN': `${PAYOUT_HOLD_HOURS} 小时内不会向该账户付款，在此之前您可在以下页面撤销变更：`,
  },
  path: '/go/user/bank-accounts',
});

const proof = (en: string, zh: string): Told => ({
  happened: { en, 'zh-CN': zh },
  follows: {
    en: 'Signed in, you see your passkeys and how many recovery codes are left.',
    'zh-CN': '登录后可查看您的通行密钥及剩余的恢复码数量。',
  },
});

const sessions = (en: string, zh: string): Told => ({
  happened: { en, 'zh-CN': zh },
  follows: {
    en: 'Signed in, you see every browser that is signed in to your account.',
    'zh-CN': '登录后可查看所有已登录您账户的浏览器。',
  },
});

const CHANGES: Record<SecurityChange, Told> = {
  password: protection('Your Quoin password was changed', '您的 Quoin 密码已更改'),
  phone: protection('Your Quoin phone number was changed', '您的 Quoin 手机号码已更改'),
  phone_remove: protection('Your Quoin phone number was removed', '您的 Quoin 手机号码已移除'),
  twofa_on: protection('2-step verification is on', '两步验证已开启'),
  twofa_off: protection('2-step verification is off', '两步验证已关闭'),
  passkey_add: proof('A passkey was added at Quoin', '您在 Quoin 新增了一个通行密钥'),
  passkey_remove: proof('A passkey was removed at Quoin', '您在 Quoin 的一个通行密钥已移除'),
  recovery_codes_make: proof('New recovery codes were made at Quoin', '您在 Quoin 生成了新的恢复码'),
  recovery_code_use: proof(
    'A recovery code was used to sign in at Quoin',
    '有人使用恢复码登录了您的 Quoin 账户',
  ),
  session_end: sessions('A browser was signed out of Quoin', '您的 Quoin 账户已在一个浏览器上退出登录'),
  session_end_all: sessions(
    'Every browser was signed out of Quoin',
    '您的 Quoin 账户已在所有浏览器上退出登录',
  ),
  person: {
    happened: {
      en: 'Your personal information at Quoin was changed',
      'zh-CN': '您在 Quoin 的个人信息已更改',
    },
    follows: {
      en: 'Signed in, you see your name and your date of birth as they are now.',
      'zh-CN': '登录后可查看现在的姓名和出生日期。',
    },
  },
  'bank_account.add': held('A bank account was added at Quoin', '您在 Quoin 新增了一个银行账户'),
  'bank_account.pays': {
    happened: {
      en: 'A bank account to pay from was added at Quoin',
      'zh-CN': '您在 Quoin 新增了一个付款银行账户',
    },
    follows: {
      en: 'An application names it. Nothing is paid to it before you have confirmed and signed for it. You see it here, and can remove it:',
      'zh-CN': '您的一份申请使用该账户付款。在您确认并签署之前，不会向其付款。您可在以下页面查看或移除：',
    },
    path: '/go/user/bank-accounts',
  },
  'bank_account.change': held('A bank account was changed at Quoin', '您在 Quoin 的一个银行账户已更改'),
  'bank_account.stop': payout(
    'The change of a bank account was stopped at Quoin',
    '您在 Quoin 的一项银行账户变更已撤销',
  ),
  'bank_account.remove': payout('A bank account was removed at Quoin', '您在 Quoin 的一个银行账户已移除'),
  'brokerage_account.add': payout('A brokerage account was added at Quoin', '您在 Quoin 新增了一个证券账户'),
  'brokerage_account.change': payout(
    'A brokerage account was changed at Quoin',
    '您在 Quoin 的一个证券账户已更改',
  ),
  'brokerage_account.remove': payout(
    'A brokerage account was removed at Quoin',
    '您在 Quoin 的一个证券账户已移除',
  ),
};

/** @param publicUrl of the portal */
export function securityMail(name: string, change: SecurityChange, language: Language, publicUrl: string) {
  const { happened, follows, path } = CHANGES[change];
  const subject = happened[language];
  const link = path && `${publicUrl}${path}`;
  const paragraphs = {
    en: [
      `Hello ${name},`,
      `${subject}. ${follows.en}`,
      ...(link ? [link] : []),
      `If this was not you, reset your password at once and write to ${BRAND.supportEmail}.`,
    ],
    'zh-CN': [
      `${name}，您好：`,
      `${subject}，${follows['zh-CN']}`,
      ...(link ? [link] : []),
      `如非您本人操作，请立即重置密码，并联系 ${BRAND.supportEmail}。`,
    ],
  }[language];
  return { subject, text: letter(...paragraphs), link };
}
