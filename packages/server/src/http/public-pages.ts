// Which page an address below /go is answered with: one that came with its content from the build, where the address is
// public and nothing is known of the reader that would make it look otherwise; else the empty one.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@quoin/rules';

interface Listed {
  /** Below /go. */
  path: string;
  language: Language;
  /** From the root; none where the page has no address of its own in that language. */
  address?: string;
  file: string;
  /** Names of cookies, and of parameters of the address, with which the page looks otherwise. */
  unless: readonly string[];
}

interface Page {
  text: string;
  /** Of the scripts that stand in it, as a policy names them. */
  hashes: readonly string[];
  unless: readonly string[];
}

type Cookies = Readonly<Record<string, string | undefined>>;

/** What the portal's cookies are called; `theme` and `language` are set when they were chosen. */
const COOKIES = { token: 'quoin_token', theme: 'quoin.theme', language: 'quoin.language' } as const;
const ADDRESS_PLACE = '__PUBLIC_URL__';
const INLINE_SCRIPT = /<script>([^<]*)<\/script>/g;
const CHINESE = /\/zh$/;

/** @param folder `portal/dist` @param publicUrl stands in each page where its own address does */
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
