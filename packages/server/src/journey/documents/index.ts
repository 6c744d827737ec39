import type { FastifyInstance } from 'fastify';
import type { Services } from '../../services';
import type { JobHandlers } from '../../jobs/jobs';
import { sendDocumentMail } from './document-mail';
import { downloadHandlers } from './download';
import { registerFileRoute } from './file-route';
import { fileHandlers } from './handlers';
import { registerUploadRoute } from './upload-route';

export { archivePaths } from './archive-paths';
export { keyFor } from './open-file';
export { postInstruction } from './post-instruction';
export { removeDocuments } from './remove-documents';
export { fileOfKey } from './store';
export { fileDigest, storeDocument, storePaper } from './store-paper';
export { uploadKey } from './upload-route';
export { wasRead } from './was-read';
export { zipOf } from './zip';

export const documentsHandlers = { ...fileHandlers, ...downloadHandlers };

export const documentsJobs: JobHandlers<'send-document-mail'> = { 'send-document-mail': sendDocumentMail };

/** The two addresses that carry file bytes; they are not calls of the contract. */
export function registerFileRoutes(app: FastifyInstance, services: Services): void {
  registerFileRoute(app, services);
  registerUploadRoute(app, services);
}
