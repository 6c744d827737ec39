// The page /outbox: messages that demo mode stores instead of sending.
import { type Bilingual, BUSINESS_TIME_ZONE, type Language } from '@quoin/rules';
import type { OutboxRow } from '../providers/outbox';
import { escapeHtml } from '../shared/escape-html';

const MESSAGES = {
  title: { en: 'Outbox', 'zh-CN': '发件箱' },
  intro: {
    en: 'Messages that this demo would have sent. The list renews itself.',
    'zh-CN': '此演示环境本应发出的消息。列表会自动刷新。',
  },
  filter: { en: 'Only messages to', 'zh-CN': '仅显示发给' },
  placeholder: { en: 'E-mail or phone', 'zh-CN': '邮箱或手机号码' },
  show: { en: 'Show', 'zh-CN': '显示' },
  none: {
    en: 'No message yet. Sign up or sign in, and its code or link appears here.',
    'zh-CN': '暂无消息。注册或登录后，验证码或链接会显示在这里。',
  },
  mail: { en: 'E-mail', 'zh-CN': '邮件' },
  sms: { en: 'SMS', 'zh-CN': '短信' },
  to: { en: 'To', 'zh-CN': '收件人' },
  open: { en: 'Open the link', 'zh-CN': '打开链接' },
  inNewYork: { en: '{time} ET', 'zh-CN': '{time}（纽约时间）' },
} satisfies Record<string, Bilingual>;

export function outboxPage(rows: readonly OutboxRow[], to: string, language: Language): string {
  const list =
    rows.length > 0
      ? rows.map((row) => message(row, language)).join('')
      : `<p>${MESSAGES.none[language]}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${MESSAGES.title[language]} · Quoin</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/outbox.css">
<script src="/outbox.js" defer></script>
</head>
<body>
<main>
<h1>${MESSAGES.title[language]}</h1>
<p>${MESSAGES.intro[language]}</p>
<form action="/outbox">
<label for="to">${MESSAGES.filter[language]}</label>
<input id="to" name="to" value="${escapeHtml(to)}" placeholder="${MESSAGES.placeholder[language]}" autocomplete="off">
<button>${MESSAGES.show[language]}</button>
</form>
<div id="messages">${list}</div>
</main>
</body>
</html>
`;
}

function message({ channel, to, subject, text, link, code, sentAt }: OutboxRow, language: Language): string {
  const time = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: BUSINESS_TIME_ZONE,
  });
  const heading =
    channel === 'mail' ? `${MESSAGES.mail[language]}: ${escapeHtml(subject)}` : MESSAGES.sms[language];
  return `<article>
<h2>${heading}</h2>
<p class="facts">${MESSAGES.to[language]} ${escapeHtml(to)} · <time datetime="${sentAt.toISOString()}">${MESSAGES.inNewYork[language].replace('{time}', time.format(sentAt))}</time></p>
${code ? `<p class="code">${escapeHtml(code)}</p>` : ''}
<p class="text">${escapeHtml(text)}</p>
${link ? `<p><a href="${escapeHtml(link)}">${MESSAGES.open[language]}</a></p>` : ''}
</article>
`;
}

/**
 * Repeats the brand's colours and fonts instead of using the portal's style sheet, because this page must work without a
 * portal.
 */
export const OUTBOX_STYLE = `
:root {
  color-scheme: light dark;
  font: 16px/1.625 'Inter Variable', Inter, system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans SC', sans-serif;
  --document: light-dark(#FAF8F5, #17140F);
  --raised: light-dark(#FFFFFF, #241F18);
  --text: light-dark(#17140F, #FAF8F5);
  --quiet: light-dark(#665E52, #B3AA9B);
  --line: light-dark(#E4DFD6, #4A4339);
  --control: light-dark(#857C6E, #857C6E);
  --action: light-dark(#0F6B5E, #7FC4B8);
  --on-action: light-dark(#FFFFFF, #17140F);
}
:lang(zh-CN) { line-height: 1.7; }
body { margin: 0; background: var(--document); color: var(--text); }
main { max-width: 44rem; margin: 0 auto; padding: 3rem 1rem 4rem; }
h1 { margin: 0; font: 600 2.25rem/1.2 'Source Serif 4 Variable', 'Source Serif 4', Georgia, serif; }
main > p { color: var(--quiet); }
form { display: flex; flex-wrap: wrap; gap: .5rem .75rem; align-items: center; margin: 1.5rem 0 2rem; }
label { flex: 1 0 100%; font-size: .875rem; font-weight: 500; }
input, button { font: inherit; padding: .5rem .75rem; min-height: 2.75rem; box-sizing: border-box; border-radius: 6px; }
input { flex: 1 1 14rem; min-width: 0; border: 1px solid var(--control); background: var(--raised); color: inherit; }
input::placeholder { color: var(--quiet); }
button { border: 0; padding-inline: 1.25rem; background: var(--action); color: var(--on-action); font-weight: 500; }
:focus-visible { outline: 2px solid var(--action); outline-offset: 2px; }
article { border-top: 1px solid var(--line); padding: 1.25rem 0; }
h2 { font-size: 1rem; margin: 0; }
.facts { margin: 0; color: var(--quiet); font-size: .875rem; overflow-wrap: anywhere; }
.code { font-weight: 600; font-size: 1.75rem; font-feature-settings: 'tnum'; letter-spacing: .15em; margin: .5rem 0; }
.text { margin: .5rem 0 0; white-space: pre-line; overflow-wrap: anywhere; }
a { color: var(--action); display: inline-block; padding: .5rem 0; }
`;

/** Refetches the page and replaces only its list, so that the filter keeps its input. */
export const OUTBOX_SCRIPT = `
const list = document.getElementById('messages');
const renew = async () => {
  if (document.hidden || String(getSelection())) return;
  const reply = await fetch(location.href).catch(() => undefined);
  if (!reply?.ok) return;
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const fresh = page.getElementById('messages');
  if (fresh && fresh.innerHTML !== list.innerHTML) list.replaceChildren(...fresh.childNodes);
};
setInterval(renew, 2000);
`;
