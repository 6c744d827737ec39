// Browsers that live inside another app. Signing in, downloads and wire instructions fail in them in ways nobody can see,
// so a page that is opened there asks to be opened elsewhere.

import type { Language } from '../languages';

/** The first row that matches names the app: WeCom also calls itself WeChat, and every app on Android is a web view. */
const ROWS = [
  ['wecom', /wxwork\//i],
  ['wechat', /MicroMessenger\//i],
  // The app of that name; its browser, MQQBrowser, is a browser.
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

/** `other`: an app on Android that does not say which. */
export type InAppBrowser = (typeof ROWS)[number][0];

/**
 * The app in whose browser a page was opened; undefined for a browser proper, and for apps that look like one (Telegram,
 * or X on an iPhone). @param userAgent as in `navigator.userAgent` or the header of a request
 */
export const inAppBrowserOf = (userAgent: string): InAppBrowser | undefined =>
  ROWS.find(([, pattern]) => pattern.test(userAgent))?.[0];

/**
 * The language of an app that names it in its user agent: `Language/zh_CN` of WeChat, `; zh-cn;` of older browsers of
 * Android, `FBLC/zh_CN` of Facebook. Undefined for a browser proper, and where none of ours is named.
 */
export function inAppLanguageOf(userAgent: string): Language | undefined {
  if (!inAppBrowserOf(userAgent)) return undefined;
  const language = /(?:Language\/|FBLC\/|[;(] ?|\blang[/ ])(zh|en)(?=[-_;)\s]|$)/i
    .exec(userAgent)?.[1]
    ?.toLowerCase();
  if (!language) return undefined;
  return language === 'zh' ? 'zh-CN' : 'en';
}
