import type { Language } from '@quoin/rules';

/** Each in itself, so that whoever needs it can read it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', 'zh-CN': '简体中文' };
