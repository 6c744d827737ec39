// The OpenAPI document and its reference page.
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { API_PREFIX } from './mount';
import { openApiDocument } from './openapi';
import { referencePolicy } from './response-headers';

/** Hides the top bar of Swagger UI, which only has its logo and a document selector. */
const REFERENCE_STYLE = `
.swagger-ui .topbar { display: none; }
.swagger-ui .info { margin: 2rem 0 1rem; }
.swagger-ui .opblock-tag { text-transform: capitalize; }
`;

export async function serveReference(app: FastifyInstance): Promise<void> {
  const document = openApiDocument();
  app.get(`${API_PREFIX}/openapi.json`, async () => document);
  await app.register(async (scope) => {
    const specification = { document: document as never }; // The plugin's types cover OpenAPI 3.0 only; its page supports 3.1.
    await scope.register(swagger, { mode: 'static', specification });
    await scope.register(swaggerUi, {
      routePrefix: `${API_PREFIX}/docs`,
      staticCSP: referencePolicy,
      theme: { title: 'Quoin API', css: [{ filename: 'quoin.css', content: REFERENCE_STYLE }] },
    });
  });
}
