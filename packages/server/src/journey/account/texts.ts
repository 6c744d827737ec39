import { CODE_VALID_MINUTES, type Language } from '@quoin/rules';

export const newPhoneCodeText = (code: string, language: Language): string =>
  ({
    en: `${code} is your Quoin code to confirm this phone. It is good for ${CODE_VALID_MINUTES} minutes. We never ask for it by phone.`,
    'zh-CN': `您用于确认此手机的 Quoin 验证码是 ${code}，${CODE_VALID_MINUTES} 分钟内有效。我们绝不会致电索取验证码。`,
  })[language];
