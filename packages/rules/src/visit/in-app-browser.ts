// Browsers inside other apps. Signing in, downloads and wire instructions fail in them without an error, so the page offers
// to open in a real browser.

import type { Language } from '../languages';

/** The first matching row wins: WeCom also identifies as WeChat, and every Android app is a web view. */
const ROWS = [
  ['wecom', /wxwork\//i],
  ['wechat', /MicroMessenger\//i],
  // The QQ app; its MQQBrowser is a full browser.
  ['qq', /(^|[^a-z])QQ\/\d/i],
  ['weibo', /weibo/i],
  ['alipay', /AlipayClient\//i],
  ['dingtalk', /DingTalk\//i],
  ['feishu', /(^|[^a-z])(Lark|Feishu)\//i],
  ['xiaohongshu', /xhsdiscover|xiaohongshu/i],
  ['douyin', /(^|[^a-z])aweme/i],
  ['tiktok', /musical_ly|trill_|TikTok/i],
  ['instagram', /(^|[^a-z])Instagram /i],
  ['facebook', /\[FB(AN|AV|_IAB)/],
  ['line', /(^| )Line\/\d/i],
  ['kakaotalk', /KAKAOTALK/i],
  ['linkedin', /LinkedInApp/i],
  ['x', /Twitter for /i],
  ['snapchat', /Snapchat\//i],
  ['other', /; wv\)/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** `other` is an unknown Android app. */
export type InAppBrowser = (typeof ROWS)[number][0];

/**
 * The app whose browser opened the page; undefined for a regular browser, and for apps that look like one (Telegram, or X on
 * an iPhone). @param userAgent `navigator.userAgent` or the request header
 */
export const getInAppBrowser = (userAgent: string): InAppBrowser | undefined =>
  ROWS.find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * The app's language, if its user agent contains one: `Language/zh_CN` of WeChat, `; zh-cn;` of older Android browsers,
 * `FBLC/zh_CN` of Facebook. Undefined for a regular browser or an unsupported language.
 */
export function getInAppLanguage(userAgent: string): Language | undefined {
  if (!getInAppBrowser(userAgent)) return undefined;
  const language = /(?:Language\/|FBLC\/|[;(] ?|\blang[/ ])(zh|en)(?=[-_;)\s]|$)/i
    .exec(userAgent)?.[1]
    ?.toLowerCase();
  if (!language) return undefined;
  return language === 'zh' ? 'zh-CN' : 'en';
}
