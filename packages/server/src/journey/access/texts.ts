import { CODE_VALID_MINUTES, type Language } from '@quoin/rules';

export const signInCodeText = (code: string, language: Language): string =>
  ({
    en: `${code} is your Quoin sign-in code. It is good for ${CODE_VALID_MINUTES} minutes. We never ask for it by phone.`,
    'zh-CN': `您的 Quoin 登录验证码是 ${code}，${CODE_VALID_MINUTES} 分钟内有效。我们绝不会致电索取验证码。`,
  })[language];
