import type { RequestExamples } from './request-example';
import type { documents } from '../journey/documents';
import type { pendingActions } from '../journey/calendar';
import type { portfolio } from '../journey/portfolio';
import type { redeem } from '../journey/redeem';

const CURRENT = { params: { investmentId: 'CURRENT-INVESTMENT' } };
const DOCUMENT = { params: { fileId: 'DOCUMENT' } };
const OPENED = { ...DOCUMENT, accessCode: '<access-code>' };

export const portfolioExamples: RequestExamples<keyof typeof portfolio | keyof typeof pendingActions> = {
  listInvestments: { query: { status: 'current' } },
  getPortfolioCourse: { query: { status: 'current' } },
  getInvestment: CURRENT,
  getInvestmentPart: { params: { ...CURRENT.params, type: 'transactions' }, query: {} },
  listAsOfDates: {},
  getAccountStatement: { query: {} },
  listPendingActions: {},
};

export const documentsExamples: RequestExamples<keyof typeof documents> = {
  listDocuments: { query: { document_type: 'investor_statements', page: 1, page_size: 1 } },
  previewFile: OPENED,
  readDocument: OPENED,
  requestDownload: { ...CURRENT, body: { file_ids: ['DOCUMENT'], access_code: '<access-code>' } },
  downloadDocuments: { ...CURRENT, query: { file_ids: 'DOCUMENT', token: '<download-token>' } },
  requestDocumentArchive: { body: { file_ids: ['DOCUMENT'], access_code: '<access-code>' } },
  downloadDocumentArchive: { query: { key: '<archive-key>' } },
  requestFileKey: OPENED,
  recordFileAccess: { ...DOCUMENT, body: { end_reached: true, pages: [1] } },
};

const REDEMPTION = {
  type: 'partial',
  amount: '10,000',
  redemption_day: '2026-09-30',
  update_bank_account: false,
  access_code: '<access-code>',
} as const;

export const redeemExamples: RequestExamples<keyof typeof redeem> = {
  getRedemptions: CURRENT,
  listRedemptionStandings: {},
  requestRedemption: { ...CURRENT, body: { investment_id: CURRENT.params.investmentId, ...REDEMPTION } },
  changeRedemption: { params: { redemptionId: 'REDEMPTION' }, body: { ...REDEMPTION, amount: '12,000' } },
  cancelRedemption: { params: { redemptionId: 'REDEMPTION' } },
  getDistributionInstruction: CURRENT,
  chooseDistribution: {
    ...CURRENT,
    body: { delivery: 'cash', account_id: 'BANK-ACCOUNT', access_code: '<access-code>' },
  },
};
