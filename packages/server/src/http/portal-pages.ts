// Serves the built portal below /go: static files, pages with a new nonce per response, and a sitemap of the public
// pages.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services';
import { compressed, encodingFor } from './compression';
import { publicPages } from './public-pages';
import { pagePolicy, toolPolicy } from './response-headers';

const NONCE_PLACE = '__CSP_NONCE__';
const TIME_PLACE = '__SERVER_TIME__';
/** File names below assets/ contain a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';
/** Browsers request these from the root regardless of the page. */
const ROOT_ICONS = ['/favicon.ico', '/apple-touch-icon.png'];
const NO_SCREEN = '/go/not-found';

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
    const page = text.replaceAll(NONCE_PLACE, nonce).replace(TIME_PLACE, clock.now().toISOString());
    reply
      .header('content-security-policy', pagePolicy(nonce, hashes))
      .header('cache-control', 'no-store')
      .header('vary', 'accept-encoding, cookie')
      .type('text/html; charset=utf-8');
    // Compressed per response, because the nonce changes.
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return reply.send(page);
    return reply.header('content-encoding', encoding).send(await compressed(encoding, page));
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
      reply.header('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => reply.redirect('/go/'));
  app.get('/go', (request, reply) => reply.redirect(`/go/${new URL(request.url, 'http://here').search}`));
  app.get('/go/', sendPage);
  app.get(NO_SCREEN, (request, reply) => sendPage(request, reply.code(404)));
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
  return path.startsWith('/go/') && !isDecodable(path) ? NO_SCREEN : url;
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
