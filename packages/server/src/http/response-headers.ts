// Security headers of pages. Scripts and styles must be files of this server, except for styles with the page's nonce
// and scripts with a known hash.
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Clock } from '../shared/clock';

/** @param nonce of one page, for its generated styles @param hashes of its inline scripts */
export const pagePolicy = (nonce?: string, hashes: readonly string[] = []): string =>
  [
    `default-src 'self'`,
    ['script-src', `'self'`, ...hashes.map((hash) => `'${hash}'`), `'wasm-unsafe-eval'`].join(' '),
    `style-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');

/** For third-party tools with inline scripts (Storybook, the API's reference page). */
export const toolPolicy = [
  `default-src 'self'`,
  `script-src 'self' 'unsafe-inline' 'unsafe-eval' 'wasm-unsafe-eval'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `connect-src 'self' blob: data:`,
  `worker-src 'self' blob:`,
  `object-src 'none'`,
  `base-uri 'self'`,
  `frame-ancestors 'self'`,
].join('; ');

export function installSecurityHeaders(app: FastifyInstance, https: boolean): void {
  const headers = { ...headersOfHelmet(https), 'content-security-policy': pagePolicy() };
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headers);
    next();
  });
}

/** Computed once, because all responses share them. */
function headersOfHelmet(https: boolean): Record<string, string> {
  const headers: Record<string, string> = {};
  const message = new ServerResponse(new IncomingMessage(new Socket()));
  helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: https ? { maxAge: 31_536_000 } : false,
    referrerPolicy: { policy: 'same-origin' },
  })(message.req, message, () => undefined);
  for (const name of message.getHeaderNames()) headers[name] = String(message.getHeader(name));
  return headers;
}

/** ISO 8601. Not `Date`, because browsers and caches interpret that header. */
const SERVER_TIME_HEADER = 'x-server-time';

/** The time, and that no cache keeps a reply unless its route allows it: most are of one person. */
export function sendApiHeaders(app: FastifyInstance, clock: Clock): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/')) {
      reply.header(SERVER_TIME_HEADER, clock.now().toISOString());
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
