// Text messages and e-mails for sign-in and verification, in both languages.
import { CODE_VALID_MINUTES, RESET_LINK_MINUTES, type Language } from '@quoin/rules';
import { mailText, type MailTexts } from '../../providers/mail';

export const signInCodeText = (code: string, language: Language): string =>
  ({
    en: `${code} is your Quoin sign-in code. It is valid for ${CODE_VALID_MINUTES} minutes. We never ask for it by phone.`,
    'zh-CN': `您的 Quoin 登录验证码是 ${code}，${CODE_VALID_MINUTES} 分钟内有效。我们绝不会致电索取验证码。`,
  })[language];

export const signInCodeMail = (code: string, language: Language) =>
  ({
    en: {
      subject: 'Your Quoin sign-in code',
      text: mailText(
        `${code} is your Quoin sign-in code. It is valid for ${CODE_VALID_MINUTES} minutes. We never ask for it by phone.`,
        'If you are not signing in, someone else knows your password. Change it now.',
      ),
    },
    'zh-CN': {
      subject: '您的 Quoin 登录验证码',
      text: mailText(
        `您的 Quoin 登录验证码是 ${code}，${CODE_VALID_MINUTES} 分钟内有效。我们绝不会致电索取验证码。`,
        '如果您没有在登录，则有他人知晓您的密码，请立即修改。',
      ),
    },
  })[language];

export const resetCodeText = (code: string, language: Language): string =>
  ({
    en: `${code} is your Quoin code to reset your password. It is valid for ${CODE_VALID_MINUTES} minutes. We never ask for it by phone.`,
    'zh-CN': `您的 Quoin 重置密码验证码是 ${code}，${CODE_VALID_MINUTES} 分钟内有效。我们绝不会致电索取验证码。`,
  })[language];

export const emailCodeMail = (code: string, language: Language) =>
  ({
    en: {
      subject: 'Your Quoin code',
      text: mailText(
        `${code} is your Quoin code. It is valid for ${CODE_VALID_MINUTES} minutes.`,
        'If you are not changing your phone number, someone else has access to your account. Change your password now.',
      ),
    },
    'zh-CN': {
      subject: '您的 Quoin 验证码',
      text: mailText(
        `您的 Quoin 验证码是 ${code}，${CODE_VALID_MINUTES} 分钟内有效。`,
        '如果您没有在更换手机号码，则有他人登录了您的账户，请立即修改密码。',
      ),
    },
  })[language];

export const RESET_MAIL: MailTexts<{ link: string }> = {
  subject: { en: 'Reset your Quoin password', 'zh-CN': '重置您的 Quoin 密码' },
  text: ({ link }) => ({
    en: [
      'Open this link to choose a new password:',
      link,
      `The link works once, for ${RESET_LINK_MINUTES} minutes. If you did not request it, ignore this e-mail.`,
    ],
    'zh-CN': [
      '请打开以下链接设置新密码：',
      link,
      `链接 ${RESET_LINK_MINUTES} 分钟内有效，仅可使用一次。如非您本人申请，请忽略此邮件。`,
    ],
  }),
};
