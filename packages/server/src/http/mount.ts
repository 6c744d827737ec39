// Registers a route for every call of the contract.
import { CALL_NAMES, CONTRACT, type Call, type CallName, type FileReply } from '@quoin/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { State } from '../database/changes';
import type { Services } from '../services';
import { cookie } from './cookies';
import type { Handler, Handlers, Request, SignedIn } from './handler';
import { executeOnce } from './idempotency';
import { sendFile } from './send-file';
import { getLanguage } from './request-headers';
import { isCachedCall, cachedResponses } from './cached-responses';
import { limitAccount, limitAddress } from './request-limits';
import { sessionGuard } from './session-guard';
import { assertNoContent } from './validation';

declare module 'fastify' {
  interface FastifyRequest {
    signedIn: SignedIn | undefined;
    /** State of the caller's data at authentication. */
    state: State | undefined;
  }
}

export const API_PREFIX = '/api';

export function mountContract(app: FastifyInstance, services: Services, handlers: Handlers): void {
  app.decorateRequest('signedIn', undefined);
  app.decorateRequest('state', undefined);
  const guard = sessionGuard(services);
  const cache = cachedResponses(services);
  for (const name of CALL_NAMES) {
    const row: Call = CONTRACT[name];
    const handle = handlers[name] as Handler<CallName>; // The loop is generic; `Handlers` has checked each call.
    app.route({
      method: row.method,
      url: API_PREFIX + fastifyPath(row.path),
      ...(row.bodyKilobytes && { bodyLimit: row.bodyKilobytes * 1024 }),
      schema: {
        ...(row.params && { params: row.params }),
        querystring: row.query ?? NO_QUERY,
        ...(row.body && { body: row.body }),
        ...(!row.media && { response: { 200: row.reply } }),
      },
      // Authenticates before validation, so that unauthenticated callers learn nothing about schemas.
      preValidation: async (request, reply) => {
        await limitAddress(services, name, request.ip);
        const { authorization } = request.headers;
        const recognise = row.who === 'investor' ? guard.require : guard.recognise;
        const recognised = row.unattended ? undefined : await recognise(name, authorization);
        request.signedIn = recognised?.signedIn;
        request.state = recognised?.state;
        if (request.signedIn) await limitAccount(services, name, request.signedIn.accountId);
        if (!row.body) assertNoContent(request.body);
        return isCachedCall(name) && (await cache.send(name, request, reply)) ? reply : undefined;
      },
      handler: async (request, reply) => {
        const execute = (its: Services) => handle(getRequest(request, reply, its), its);
        if (row.media) return sendFile(reply, (await execute(services)) as FileReply); // the type of calls with a `media`
        if (isCachedCall(name)) return cache.make(name, request, reply, () => execute(services));
        if (!row.once || !request.signedIn) return execute(services);
        const content = { params: request.params, body: row.body && request.body };
        const key = request.headers['idempotency-key'];
        const { accountId } = request.signedIn;
        return executeOnce(services, { accountId, key, call: name, content }, execute);
      },
    });
  }
}

const NO_QUERY = { type: 'object', properties: {}, additionalProperties: false } as const;

/** Converts a path of the contract: Fastify's syntax is `:id` for a parameter and `::` for a colon. */
export const fastifyPath = (path: string): string =>
  path.replaceAll(':', '::').replaceAll(/\{(\w+)\}/g, ':$1');

const getSingleHeader = (given: string | string[] | undefined) =>
  typeof given === 'string' ? given : undefined;

/** The casts are safe: the schemas have validated the values. */
const getRequest = (request: FastifyRequest, reply: FastifyReply, services: Services) =>
  ({
    params: request.params,
    query: request.query,
    body: request.body,
    language: getLanguage(request.headers['accept-language']),
    signedIn: request.signedIn,
    refreshCookie: cookie('refresh', request, reply, services.config),
    visitCookie: cookie('visit', request, reply, services.config),
    accessCode: getSingleHeader(request.headers['access-code']),
    userAgent: request.headers['user-agent'],
    address: request.ip,
  }) as Request<CallName>; // The loop cannot express the types of one call.
