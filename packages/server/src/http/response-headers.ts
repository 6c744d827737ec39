// Security headers. Pages load scripts and styles only from this server, plus styles with the page's nonce and scripts
// with a known hash.
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

/** For the API reference page, which sets inline styles but needs no inline scripts or eval. */
export const referencePolicy = pagePolicy().replace(`style-src 'self'`, `style-src 'self' 'unsafe-inline'`);

/** For Storybook, which needs inline scripts and eval. It is served in demo mode only. */
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
  const headers = { ...getHelmetHeaders(https), 'content-security-policy': pagePolicy() };
  app.addHook('onRequest', (_request, reply, next) => {
    void reply.headers(headers);
    next();
  });
}

/** Computed once: they are the same for all responses. */
function getHelmetHeaders(https: boolean): Record<string, string> {
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

/** ISO 8601. A custom header, because browsers and caches interpret `Date`. */
const SERVER_TIME_HEADER = 'x-server-time';

/** Adds the server time, and disables caching unless the route allows it: most responses are personal. */
export function sendApiHeaders(app: FastifyInstance, clock: Clock): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.url.startsWith('/api/')) {
      reply.header(SERVER_TIME_HEADER, clock.now().toISOString());
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    }
    done(null, payload);
  });
}
