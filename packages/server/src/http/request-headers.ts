import { type Language, LANGUAGES } from '@quoin/rules';
import Bowser from 'bowser';

/** The preferred supported language of an `Accept-Language` header; defaults to English. */
export function getLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((wish, index) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((q) => q !== undefined);
    return { tag, place: index, quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wishes
    .filter(({ tag, quality }) => quality > 0 && /^(en|zh)(-|$)/.test(tag))
    .sort((a, b) => b.quality - a.quality || a.place - b.place);
  return known[0]?.tag.startsWith('zh') ? LANGUAGES[1] : LANGUAGES[0];
}

const MAX_LENGTH = 1000;

/** Browser and system from the user agent, such as "Chrome" and "macOS". Informative only: it can be forged. */
export function getBrowser(userAgent: string | undefined) {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_LENGTH));
  return { browser: browser.name || null, system: os.name || null };
}
