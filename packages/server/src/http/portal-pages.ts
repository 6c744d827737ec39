// The built portal under /go: its files as they are, and its one page with a fresh nonce for every address of its router.
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { pagePolicy, toolPolicy } from './security-headers';

const NONCE_PLACE = '__CSP_NONCE__';
/** File names below assets/ carry a hash of their content. */
const FOREVER = 'public, max-age=31536000, immutable';

/** @param folder `portal/dist`; where it was not built there is nothing at /go */
export async function servePortal(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const template = readFileSync(page, 'utf8');
  const sendPage = (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', pagePolicy(nonce))
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(template.replaceAll(NONCE_PLACE, nonce));
  };
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/go/',
    decorateReply: false,
    index: false,
    wildcard: false,
    globIgnore: ['**/index.html*'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', path.includes('/assets/') ? FOREVER : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => reply.redirect('/go/'));
  app.get('/go', (request, reply) => reply.redirect(`/go/${new URL(request.url, 'http://here').search}`));
  app.get('/go/', (_request, reply) => sendPage(reply));
  app.get('/go/*', (request, reply) => {
    const isFile = request.url.startsWith('/go/assets/');
    return isFile ? reply.callNotFound() : sendPage(reply);
  });
}

/** @param folder `stories/dist`, if it was built */
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
