import type { CallRow } from '../call';

export const documentsCalls = {
  listDocuments: { method: 'GET', path: '/v1/documents', who: 'investor', reads: ['documents'] },
  previewFile: {
    method: 'GET',
    path: '/v1/investments/file/preview/{fileId}',
    who: 'investor',
    spinner: false,
  },
  readDocument: { method: 'GET', path: '/v1/document/read/{fileId}', who: 'investor', spinner: false },
  requestDownload: {
    method: 'POST',
    path: '/v1/investments/{investmentId}/documents/download-key',
    who: 'investor',
  },
  downloadDocuments: {
    method: 'GET',
    path: '/v1/investments/{investmentId}/documents/download',
    who: 'anyone',
    spinner: false,
  },
  requestDocumentArchive: {
    method: 'POST',
    path: '/v1/documents/archive-key',
    who: 'investor',
    spinner: false,
  },
  downloadDocumentArchive: { method: 'GET', path: '/v1/documents/archive', who: 'anyone', spinner: false },
  requestFileKey: { method: 'POST', path: '/v1/files/{fileId}/key', who: 'investor', spinner: false },
  recordFileAccess: {
    method: 'POST',
    path: '/v1/files/{fileId}/access',
    who: 'investor',
    changes: ['documents'],
    spinner: false,
  },
} as const satisfies Record<string, CallRow>;
