// Selects the page for a URL below /go: the prerendered page if the URL is public and neither cookies nor the query
// change its content, otherwise the empty shell.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@quoin/rules';

interface Listed {
  /** Below /go. */
  path: string;
  language: Language;
  /** Path from the root. Undefined if the page has no URL of its own in that language. */
  address?: string;
  file: string;
  /** Cookies and query parameters that change the page. */
  unless: readonly string[];
}

interface Page {
  text: string;
  /** CSP hashes of its inline scripts. */
  hashes: readonly string[];
  unless: readonly string[];
}

type Cookies = Readonly<Record<string, string | undefined>>;

/** The portal's cookies. It sets `theme` and `language` only when the user chooses one. */
const COOKIES = { token: 'quoin_token', theme: 'quoin.theme', language: 'quoin.language' } as const;
const ADDRESS_PLACE = '__PUBLIC_URL__';
const INLINE_SCRIPT = /<script>([^<]*)<\/script>/g;
const CHINESE = /\/zh$/;

/** @param folder `portal/dist` @param publicUrl base of the canonical URLs */
export function publicPages(folder: string, publicUrl: string) {
  const empty = pageOf(readFileSync(join(folder, 'index.html'), 'utf8'), []);
  const list = join(folder, 'pages/list.json');
  const listed: Listed[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const drawn = new Map(
    listed.map(({ path, language, file, unless }) => [
      `${language} ${path}`,
      pageOf(readFileSync(join(folder, file), 'utf8').replaceAll(ADDRESS_PLACE, publicUrl), unless),
    ]),
  );

  /** @param path below /go, without its query */
  function pageAt(path: string, query: URLSearchParams, cookies: Cookies): Page {
    const page = drawnAt(path, cookies);
    return page.unless.some((name) => cookies[name] || query.has(name)) ? empty : page;
  }

  function drawnAt(path: string, cookies: Cookies): Page {
    const theme = cookies[COOKIES.theme] ?? 'system';
    if (cookies[COOKIES.token] || theme !== 'system') return empty;
    const chosen = LANGUAGES.find((language) => language === cookies[COOKIES.language]) ?? 'en';
    return (
      drawn.get(`${chosen} ${path}`) ??
      (CHINESE.test(path) ? drawn.get(`zh-CN ${path.replace(CHINESE, '') || '/'}`) : undefined) ??
      empty
    );
  }

  return { pageAt, addresses: listed.flatMap(({ address }) => address ?? []) };
}

const pageOf = (text: string, unless: readonly string[]): Page => ({
  text,
  unless,
  hashes: [...text.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  ),
});
