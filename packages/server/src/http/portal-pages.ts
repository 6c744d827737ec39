// Serves the built portal below /go: static files, pages with a new nonce per response, and a sitemap of the public
// pages.
import fastifyStatic from '@fastify/static';
import { type Language, LANGUAGES } from '@quoin/rules';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Services } from '../services';
import { compressBytes, encodingFor } from './compression';
import { pagePolicy, toolPolicy } from './response-headers';

const NONCE_PLACEHOLDER = '__CSP_NONCE__';
const TIME_PLACEHOLDER = '__SERVER_TIME__';
/** File names below assets/ contain a hash of their content. */
const CACHE_FOREVER = 'public, max-age=31536000, immutable';
/** Browsers request these from the root regardless of the page. */
const ROOT_ICONS = ['/favicon.ico', '/apple-touch-icon.png'];
const NOT_FOUND_PATH = '/go/not-found';

/** @param folder `portal/dist`; without a build, /go is not served */
export async function servePortal(
  app: FastifyInstance,
  folder: string,
  { clock, config: { publicUrl } }: Pick<Services, 'clock' | 'config'>,
): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  const { pageAt, addresses } = publicPages(folder, publicUrl);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    const { pathname, searchParams } = new URL(request.url, publicUrl);
    const { text, hashes } = pageAt(pathname.slice('/go'.length), searchParams, request.cookies);
    const page = text
      .replaceAll(NONCE_PLACEHOLDER, nonce)
      .replace(TIME_PLACEHOLDER, clock.now().toISOString());
    reply
      .header('content-security-policy', pagePolicy(nonce, hashes))
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8');
    // Compressed per response, because the nonce changes.
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return reply.send(page);
    return reply.header('content-encoding', encoding).send(await compressBytes(encoding, page));
  };
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/go/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['**/index.html*', 'pages/**'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? CACHE_FOREVER : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => reply.redirect('/go/'));
  app.get('/go', (request, reply) => reply.redirect(`/go/${new URL(request.url, 'http://here').search}`));
  app.get('/go/', sendPage);
  app.get(NOT_FOUND_PATH, (request, reply) => sendPage(request, reply.code(404)));
  app.get('/go/*', (request, reply) => {
    const isFile = request.url.startsWith('/go/assets/');
    return isFile ? reply.callNotFound() : sendPage(request, reply);
  });
  app.get('/robots.txt', (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(`User-agent: *\nDisallow: /api/\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .type('application/xml; charset=utf-8')
      .send(sitemap(addresses.map((address) => publicUrl + address))),
  );
}

/**
 * Maps a requested URL to the served one: root icons are below /go, and a URL below /go that cannot be decoded gets the
 * not-found page.
 * @param url as the browser sent it
 */
export function servedAddress(url: string): string {
  const path = url.replace(/\?.*/s, '');
  if (ROOT_ICONS.includes(path)) return `/go${path}`;
  return path.startsWith('/go/') && !isDecodable(path) ? NOT_FOUND_PATH : url;
}

function isDecodable(path: string): boolean {
  try {
    decodeURI(path);
    return true;
  } catch {
    return false;
  }
}

const sitemap = (locations: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...locations.map((location) => `<url><loc>${location}</loc></url>`),
    '</urlset>\n',
  ].join('\n');

/** @param folder `stories/dist`; not served without a build */
export async function serveStorybook(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) return;
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', toolPolicy);
    });
    await scope.register(fastifyStatic, { root: folder, prefix: '/storybook/', decorateReply: false });
    scope.get('/storybook', (_request, reply) => reply.redirect('/storybook/'));
  });
}

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
const ADDRESS_PLACEHOLDER = '__PUBLIC_URL__';
const INLINE_SCRIPT = /<script>([^<]*)<\/script>/g;
const CHINESE = /\/zh$/;

/**
 * Selects the page for a URL below /go: the prerendered page if the URL is public and neither cookies nor the query change
 * its content, otherwise the empty shell.
 * @param folder `portal/dist`
 * @param publicUrl base of the canonical URLs
 */
function publicPages(folder: string, publicUrl: string) {
  const empty = getPage(readFileSync(join(folder, 'index.html'), 'utf8'), []);
  const list = join(folder, 'pages/list.json');
  const listed: Listed[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const drawn = new Map(
    listed.map(({ path, language, file, unless }) => [
      `${language} ${path}`,
      getPage(readFileSync(join(folder, file), 'utf8').replaceAll(ADDRESS_PLACEHOLDER, publicUrl), unless),
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

const getPage = (text: string, unless: readonly string[]): Page => ({
  text,
  unless,
  hashes: [...text.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `sha256-${createHash('sha256').update(script).digest('base64')}`,
  ),
});
