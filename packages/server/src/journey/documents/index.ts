import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services';
import { registerFileRoute } from './file-route';
import { registerUploadRoute } from './upload-route';

export { documentsHandlers } from './handlers';
export { fileDigest, storeDocument, storePaper } from './store-paper';
export { uploadKey } from './upload-route';

/** The two addresses that carry file bytes; they are not calls of the contract. */
export function registerFileRoutes(app: FastifyInstance, services: Services): void {
  registerFileRoute(app, services);
  registerUploadRoute(app, services);
}
