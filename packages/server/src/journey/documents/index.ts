import type { FastifyInstance } from 'fastify';
import type { SomeJobHandlers } from '../../jobs/jobs';
import type { Services } from '../../services';
import { sendDocumentMail, sendWithdrawalMail } from './document-mail';
import { downloadHandlers } from './download';
import { registerFileRoute, registerUploadRoute } from './file-bytes';
import { fileHandlers } from './handlers';
import { sendTransactionNotice } from './transaction-notice';

export { archivePaths } from './archive-paths';
export { keyFor } from './open-file';
export {
  currentDocuments,
  documentsReadFor,
  pickByLanguage,
  type CurrentDocument,
} from './product-documents';
export { postInstruction, fileDigest, storeDocument, storePdf } from './store-document';
export { alertStoredFile, readStoredBytes } from './stored-bytes';
export { assertDelivered, assertPagesShown, removeDocuments, findFileByKey, wasRead } from './store';

export { UPLOAD_MS, uploadKey } from './file-bytes';

export { createZip } from './zip';

export const documentsHandlers = { ...fileHandlers, ...downloadHandlers };

export const documentsJobs = {
  'send-document-mail': sendDocumentMail,
  'send-withdrawal-mail': sendWithdrawalMail,
  'send-transaction-notice': sendTransactionNotice,
} satisfies SomeJobHandlers;

/** Two routes for file bytes outside the contract. */
export function registerFileRoutes(app: FastifyInstance, services: Services): void {
  registerFileRoute(app, services);
  registerUploadRoute(app, services);
}
