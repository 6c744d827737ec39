// The HTTP server, for production and tests.
import type { IncomingHttpHeaders } from 'node:http';
import cookie from '@fastify/cookie';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { TSchema } from 'typebox';
import { serveDemo } from '../demo/demo-routes';
import { compressReplies } from '../http/compression';
import { CONNECTION_LIMITS, limitConnections } from '../http/connection-limits';
import { installErrors, replyToInvalidUrl } from '../http/error-replies';
import { closeAfterLastAnswers, serveHealth } from '../http/health';
import { parseJsonBodies } from '../http/json-body';
import { logRequests } from '../http/log';
import { mountContract } from '../http/mount';
import { collectOtherMethods } from '../http/other-methods';
import { servedAddress, servePortal, serveStorybook } from '../http/portal-pages';
import { serveReference } from '../http/reference-pages';
import { installSecurityHeaders, sendApiHeaders } from '../http/response-headers';
import { compiledWhenAsked, createValidator } from '../http/validation';
import { registerFileRoutes } from '../journey/documents';
import { newId } from '../shared/new-id';
import type { OpenServices } from './build-services';
import { handlers } from './handlers';

export interface Folders {
  /** Folders of built pages; a missing folder is not served. */
  portal: string;
  storybook: string;
}

/** Trusts only the nearest proxies: earlier entries of X-Forwarded-For may be forged by the caller. */
const nearest =
  (proxies: number) =>
  (_address: string, hop: number): boolean =>
    hop < proxies;

/** Uses the id that a proxy assigned, which may be in its own log too. Ignores an id that the caller chose. */
const requestId =
  (proxies: number) =>
  ({ headers: { 'x-request-id': given } }: { headers: IncomingHttpHeaders }): string =>
    proxies > 0 && typeof given === 'string' && /^[\w.-]{8,128}$/.test(given) ? given : newId();

export async function buildApp(
  open: OpenServices,
  logger: FastifyBaseLogger,
  folders: Folders,
): Promise<FastifyInstance> {
  const { services, demoClock } = open;
  const { trustProxy } = services.config;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: requestId(trustProxy),
    trustProxy: trustProxy > 0 && nearest(trustProxy),
    rewriteUrl: ({ url = '/' }) => servedAddress(url),
    frameworkErrors: replyToInvalidUrl,
    routerOptions: { maxParamLength: 300 },
    schemaController: { compilersFactory: { buildSerializer: compiledWhenAsked } },
    ...CONNECTION_LIMITS,
  });
  limitConnections(app, services.config);
  app.setValidatorCompiler<TSchema>(createValidator);
  parseJsonBodies(app);
  installErrors(app);
  logRequests(app, services.metrics);
  compressReplies(app);
  closeAfterLastAnswers(app);
  installSecurityHeaders(app, services.config.publicUrl.startsWith('https:'));
  sendApiHeaders(app, services.clock);
  await app.register(cookie);
  const refuseOtherMethods = collectOtherMethods(app);
  if (demoClock) serveDemo(app, services, demoClock);
  serveHealth(app, services);
  mountContract(app, services, handlers);
  registerFileRoutes(app, services);
  await serveReference(app);
  refuseOtherMethods();
  await servePortal(app, folders.portal, services);
  if (demoClock) await serveStorybook(app, folders.storybook);
  return app;
}
