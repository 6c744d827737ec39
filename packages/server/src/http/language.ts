import { LANGUAGES, type Language } from '@quoin/rules';

/** The best of our languages for an `Accept-Language` header; English when it names none of them. */
export function languageOf(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((wish, place) => {
    const [tag = '', ...parameters] = wish.trim().toLowerCase().split(';');
    const quality = parameters.map((p) => /^\s*q=([\d.]+)$/.exec(p)?.[1]).find((q) => q !== undefined);
    return { tag, place, quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wishes
    .filter(({ tag, quality }) => quality > 0 && /^(en|zh)(-|$)/.test(tag))
    .sort((a, b) => b.quality - a.quality || a.place - b.place);
  return known[0]?.tag.startsWith('zh') ? LANGUAGES[1] : LANGUAGES[0];
}
