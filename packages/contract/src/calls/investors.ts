import type { CallRow } from '../call';

export const investorsCalls = {
  listInvestors: { method: 'GET', path: '/v1/investors', who: 'investor', reads: ['investors'] },
  createInvestor: {
    method: 'POST',
    path: '/v1/investors',
    who: 'investor',
    changes: ['investors', 'me'],
    once: true,
  },
  getIraCustodian: {
    method: 'GET',
    path: '/v1/investor/ira/custodian/{investorId}',
    who: 'investor',
    reads: ['investors'],
  },
  listSalesRepresentatives: {
    method: 'GET',
    path: '/v1/investors/sales',
    who: 'investor',
    reads: ['investors', 'application'],
  },
  checkIdentity: { method: 'POST', path: '/v1/investors/{investorId}/identity-check', who: 'investor' },
  listInvestorDocuments: {
    method: 'GET',
    path: '/v1/investors/docs',
    who: 'investor',
    reads: ['investor_documents'],
  },
  beginUpload: { method: 'POST', path: '/v1/investors/{investorId}/docs', who: 'investor', spinner: false },
  confirmUpload: {
    method: 'PUT',
    path: '/v1/investors/{investorId}/docs/{fileId}',
    who: 'investor',
    changes: ['investor_documents', 'application'],
    spinner: false,
  },
  deleteInvestorDocument: {
    method: 'DELETE',
    path: '/v1/investors/{investorId}/docs/{fileId}',
    who: 'investor',
    changes: ['investor_documents', 'application'],
  },
} as const satisfies Record<string, CallRow>;
