import type { RequestExamples } from './request-example';
import type { investors } from '../journey/investors';

const ofInvestor = { params: { investorId: 'INVESTOR' } };
const ofProof = { params: { investorId: 'INVESTOR', fileId: 'PROOF' } };

export const investorsExamples: RequestExamples<keyof typeof investors> = {
  listInvestors: {},
  createInvestor: { body: { investor_type: 'individual' } },
  getIraCustodian: { params: { investorId: 'IRA-INVESTOR' } },
  listSalesRepresentatives: {},
  checkIdentity: { ...ofInvestor, body: { number_type: 'ssn', number: '6789', purpose: 'documents' } },
  listInvestorDocuments: {},
  beginUpload: { ...ofInvestor, body: { document_type: 'proof_of_address', name: 'bill.pdf', size: 48_213 } },
  confirmUpload: ofProof,
  deleteInvestorDocument: ofProof,
};
