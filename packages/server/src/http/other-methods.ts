import type { FastifyInstance } from 'fastify';
import { ApiError } from '../shared/errors';
import { API_PREFIX } from './mount';

/**
 * Notes the addresses of the API's routes.
 * @returns a function that answers their other methods with 405 and `Allow`; call it after the last route
 */
export function collectOtherMethods(app: FastifyInstance): () => void {
  const urls = new Set<string>();
  app.addHook('onRoute', ({ url }) => {
    if (url.startsWith(API_PREFIX) && !url.includes('*')) urls.add(url);
  });
  return () => {
    for (const url of urls) {
      const isAllowed = (method: string) => app.hasRoute({ method, url });
      const allow = app.supportedMethods.filter(isAllowed).join(', ');
      app.route({
        method: app.supportedMethods.filter((method) => !isAllowed(method)),
        url,
        onRequest: async (_request, reply) => {
          reply.header('allow', allow);
          throw new ApiError('method_not_allowed');
        },
        handler: () => undefined,
      });
    }
  };
}
