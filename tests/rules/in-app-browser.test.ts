import { getInAppBrowser, getInAppLanguage } from '@quoin/rules';

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-A146U Build/UP1A.231005.007; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/122.0.6261.88 Mobile Safari/537.36';

test.each([
  ['wechat', `${IPHONE} Mobile/15E148 MicroMessenger/8.0.49(0x18003132) NetType/WIFI Language/zh_CN`],
  ['wechat', `${ANDROID} XWEB/1220089 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64`],
  [
    'wechat',
    'Mozilla/5.0 (Windows NT 10.0; WOW64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/107.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B) NetType/WIFI WindowsWechat',
  ],
  ['wecom', `${IPHONE} Mobile/15E148 wxwork/4.1.22 MicroMessenger/7.0.1 Language/zh`],
  ['qq', `${ANDROID} MQQBrowser/6.2 TBS/046718 V1_AND_SQ_8.9.80 QQ/8.9.80.12440 NetType/WIFI`],
  ['weibo', `${IPHONE} Mobile/15E148 Weibo (iPhone14,5__weibo__14.5.0__iphone__os17.5)`],
  ['alipay', `${ANDROID} NebulaSDK/1.8.100112 Nebula AlipayClient/10.5.96.8000 Language/zh-Hans`],
  ['dingtalk', `${IPHONE} Mobile/15E148 AliApp(DingTalk/7.5.20) com.laiwang.DingTalk/38108`],
  ['feishu', `${ANDROID} Lark/7.18.5 LarkLocale/zh_CN`],
  ['xiaohongshu', `${IPHONE} Mobile/15E148 xhsdiscover/8.36 NetType/WiFi`],
  ['douyin', `${IPHONE} Mobile/15E148 aweme_29.5.0 Region/CN AppTheme/light`],
  ['tiktok', `${ANDROID} musical_ly_2023400040 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/musical_ly`],
  ['facebook', `${ANDROID} [FB_IAB/FB4A;FBAV/453.0.0.40.107;]`],
  ['facebook', `${IPHONE} Mobile/15E148 [FBAN/FBIOS;FBAV/460.0;FBDV/iPhone13,3;FBLC/en_US;FBOP/5]`],
  ['instagram', `${IPHONE} Mobile/15E148 Instagram 331.0.2.29.95 (iPhone14,5; iOS 17_5; en_US)`],
  ['line', `${IPHONE} Mobile/15E148 Safari Line/14.8.0`],
  ['kakaotalk', `${ANDROID} KAKAOTALK 10.8.5`],
  ['linkedin', `${IPHONE} Mobile/15E148 [LinkedInApp]/9.29.5962`],
  ['x', `${IPHONE} Mobile/15E148 Twitter for iPhone/10.40`],
  ['snapchat', `${IPHONE} Version/17.5 Mobile/15E148 Snapchat/12.90.0.40 (like Safari/8618.2.12.10.9)`],
  ['other', ANDROID],
])('a page opened in %s', (app, userAgent) => {
  expect(getInAppBrowser(userAgent)).toBe(app);
});

test.each([
  ['Safari on an iPhone', `${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/125.0.6422.80 Mobile/15E148 Safari/604.1`],
  [
    'Chrome on Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Mobile Safari/537.36',
  ],
  [
    'QQ Browser, which is a browser',
    'Mozilla/5.0 (Linux; U; Android 13; zh-cn; V2171A Build/TP1A) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/109.0.5414.86 MQQBrowser/14.6 Mobile Safari/537.36',
  ],
  ['Firefox', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:126.0) Gecko/20100101 Firefox/126.0'],
  [
    'Edge',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0',
  ],
  ['a link previewer', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)'],
  ['nothing', ''],
])('%s is not an in-app browser', (_, userAgent) => {
  expect(getInAppBrowser(userAgent)).toBeUndefined();
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.49 NetType/WIFI Language/zh_CN ABI/arm64', 'zh-CN'],
  ['Mozilla/5.0 (iPhone) MicroMessenger/8.0.49(0x18003137) NetType/4G Language/en', 'en'],
  ['Mozilla/5.0 (iPhone) [FBAN/FBIOS;FBLC/zh_CN;FBOP/5]', 'zh-CN'],
  ['Mozilla/5.0 (Linux; U; Android 12; zh-cn; M2007) aweme/23', 'zh-CN'],
  ['Mozilla/5.0 (iPhone) aweme_29.5.0 (zh_CN)', 'zh-CN'],
  ['Mozilla/5.0 (iPhone) Snapchat/12.90.0.40 lang/en', 'en'],
  ['Mozilla/5.0 (iPhone) MicroMessenger/8.0.49 Language/fr', undefined],
  ['Mozilla/5.0 (iPhone) MicroMessenger/8.0.49 Language/enm', undefined],
  ['Mozilla/5.0 (iPhone) MicroMessenger/8.0.49 NetType zh_CN', undefined],
  ['Mozilla/5.0 (Linux; U; Android 12; zh-cn; M2007) Chrome/120', undefined],
] as const)('the language of the app in %s', (userAgent, language) => {
  expect(getInAppLanguage(userAgent)).toBe(language);
});
