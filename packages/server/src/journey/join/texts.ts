// What joining sends, in both languages.
import { ACTIVATION_LINK_HOURS, CODE_VALID_MINUTES, type Language } from '@quoin/rules';
import { mailText } from '../../providers/mail';

export const phoneCodeText = (code: string, language: Language): string =>
  ({
    en: `${code} is your Quoin code. It is good for ${CODE_VALID_MINUTES} minutes. We never ask for it by phone.`,
    'zh-CN': `您的 Quoin 验证码是 ${code}，${CODE_VALID_MINUTES} 分钟内有效。我们绝不会致电索取验证码。`,
  })[language];

export const activationMail = (name: string, link: string, language: Language) =>
  ({
    en: {
      subject: 'Activate your Quoin account',
      text: mailText(
        `Hello ${name},`,
        'Open this link to activate your account:',
        link,
        `The link works once, for ${ACTIVATION_LINK_HOURS} hours. If you did not sign up, you need not do anything.`,
      ),
    },
    'zh-CN': {
      subject: '激活您的 Quoin 账户',
      text: mailText(
        `${name}，您好：`,
        '请打开以下链接激活账户：',
        link,
        `链接 ${ACTIVATION_LINK_HOURS} 小时内有效，仅可使用一次。如非您本人注册，请忽略此邮件。`,
      ),
    },
  })[language];
