// The API's description for machines and its reference page for people.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from './mount';
import { openApiDocument } from './openapi';
import { toolPolicy } from './response-headers';

/** There is one document to explore and no other brand to show: the tool's bar goes. */
const REFERENCE_STYLE = `
.swagger-ui .topbar { display: none; }
.swagger-ui .info { margin: 2rem 0 1rem; }
.swagger-ui .opblock-tag { text-transform: capitalize; }
`;

export async function serveReference(app: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  app.get(`${API_PREFIX}/openapi.json`, async () => document);
  await app.register(async (scope) => {
    const specification = { document: document as never }; // the plugin's types know OpenAPI 3.0 only, its page 3.1 too
    await scope.register(swagger, { mode: 'static', specification });
    await scope.register(swaggerUi, {
      routePrefix: `${API_PREFIX}/docs`,
      staticCSP: toolPolicy,
      theme: { title: 'Quoin API', css: [{ filename: 'quoin.css', content: REFERENCE_STYLE }] },
    });
  });
}
