import { DEFAULT_PACING } from '@quoin/rules';
import type { RequestExamples } from './request-example';

const OPEN = { params: { productId: 'pilgrim-wharf-trade-finance' } };

const WEBINAR = { params: { webinarId: 'WEBINAR' } };

const UPCOMING = { params: { productId: 'saltwing-bio-i' } };

const ofApplication = { params: { investmentId: 'APPLICATION' } };

const AGREEMENT = { params: { envelopeId: 'AGREEMENT' } };

const TOGETHER = { params: { envelopeId: 'AGREEMENT-OF-TWO' } };

const INSTRUCTION = { params: { envelopeId: 'INSTRUCTION' } };

const APPROVED = { params: { investmentId: 'APPROVED-INVESTMENT' } };

const CURRENT = { params: { investmentId: 'CURRENT-INVESTMENT' } };

const DOCUMENT = { params: { fileId: 'DOCUMENT' } };

const OPENED = { ...DOCUMENT, accessCode: '<access-code>' };

const REDEMPTION = {
  type: 'partial',
  amount: '10,000',
  redemption_day: '2026-09-30',
  update_bank_account: false,
  access_code: '<access-code>',
} as const;

export const investingExamples = {
  // browse
  listProducts: { query: { category: 'fixed_income', status: 'published', page: 1, page_size: 1 } },
  getProduct: { ...OPEN, query: { country: 'US' } },
  getProductMaterials: OPEN,
  getReservation: UPCOMING,
  reserveAllocation: { ...UPCOMING, body: { amount: '100000' } },
  changeReservation: { ...UPCOMING, body: { amount: '150,000' } },
  withdrawReservation: UPCOMING,
  listCompanies: { query: { search: 'hospitals', sector: 'robotics', page: 1, page_size: 1 } },
  getCompany: { params: { companyId: 'COMPANY' } },
  listWebinars: { query: { page: 1, page_size: 1 } },
  getWebinar: WEBINAR,
  openRecording: WEBINAR,
  getCaptions: { params: { ...WEBINAR.params, language: 'en' }, query: { key: '<recording-key>' } },

  // apply
  startApplication: {
    body: {
      product_id: 'pilgrim-wharf-trade-finance',
      investor_id: 'INVESTOR',
      us_person: true,
      eligibility_attested: true,
    },
  },
  getApplication: ofApplication,
  saveQualification: {
    ...ofApplication,
    body: {
      version: 7,
      finish: true,
      values: {
        accredited_basis: 'income',
        qualified_client: true,
        qualified_purchaser: false,
        us_natural_person_resident: true,
        attested: true,
      },
    },
  },
  saveInvestorInformation: {
    ...ofApplication,
    body: {
      version: 8,
      finish: false,
      values: {
        investor_name: 'Daniel Okafor',
        nationality: 'US',
        permanent_address: {
          country: 'US',
          line_1: '12 Elm Street',
          city: 'Albany',
          state: 'NY',
          zip: '12207',
        },
        mailing_same: true,
      },
    },
  },
  saveStatusAndExperience: {
    ...ofApplication,
    body: {
      version: 9,
      finish: false,
      values: {
        sophistication_acknowledged: true,
        composition: { equities: { share_bp: 6_000, years: 10 }, cash: { share_bp: 4_000, years: 20 } },
        net_worth: '1500000.00',
      },
    },
  },
  saveUploadFiles: { ...ofApplication, body: { version: 10, finish: false, values: {} } },
  saveAmountAndSignature: {
    ...ofApplication,
    body: { version: 11, finish: false, values: { commitment: '75000.00', preferred_method: 'wire' } },
  },
  addPayingAccount: {
    ...ofApplication,
    body: {
      method: 'ach',
      country: 'US',
      account_holder: 'Daniel Okafor',
      bank_name: 'First Bank',
      account_type: 'checking',
      account_number: '000123456789',
      aba_ach: '021000021',
    },
  },
  answerRequest: { ...ofApplication, body: { answer: 'I uploaded a bill from this month.' } },
  confirmReading: {
    params: { investmentId: 'APPLICATION-TO-READ' },
    body: { must_read: ['DOCUMENT-TO-READ'] },
  },
  cancelInvestment: ofApplication,

  // sign
  sendForReview: { params: { investmentId: 'APPLICATION-TO-REVIEW' } },
  sendForSignature: { params: { investmentId: 'COMPLETE-APPLICATION' } },
  resendEnvelope: AGREEMENT,
  declineEnvelope: INSTRUCTION,
  getEnvelope: AGREEMENT,
  getEnvelopeTexts: AGREEMENT,
  proveSigner: { ...INSTRUCTION, body: { access_code: '<access-code>' } },
  checkSigner: { ...TOGETHER, body: { signer: 1, number_type: 'ssn', number: '9999' } },
  giveConsent: { ...AGREEMENT, body: { version: '<consent-version>' } },
  recordEndReached: { ...AGREEMENT, body: { sha256: '<sha256>', pages: [1, 2, 3, 4, 5, 6, 7] } },
  signEnvelope: { ...AGREEMENT, body: { typed_name: 'Robin Ashdown', sha256: '<sha256>' } },

  // fund
  checkCapitalCall: APPROVED,
  getFunding: APPROVED,
  chooseMethodOfTransfer: { ...APPROVED, body: { method: 'wire', confirmed_wire: '<wire-due>' } },

  // portfolio
  listInvestments: { query: { status: 'current' } },
  getPortfolioCourse: { query: { status: 'current' } },
  getInvestment: CURRENT,
  getInvestmentPart: { params: { ...CURRENT.params, type: 'transactions' }, query: {} },
  listAsOfDates: {},
  getAccountStatement: { query: {} },
  listPendingActions: {},

  // calendar
  listCalendar: {},
  getCalendarFile: { query: {} },
  getCalendarLink: {},
  makeCalendarLink: { body: { language: 'en' } },
  revokeCalendarLink: {},
  readCalendarLink: { query: { key: '<calendar-key>' } },
  getPacing: { query: { ...DEFAULT_PACING, growth: 1_000 } },

  // documents
  listDocuments: { query: { document_type: 'investor_statements', page: 1, page_size: 1 } },
  previewFile: OPENED,
  readDocument: OPENED,
  requestDownload: { ...CURRENT, body: { file_ids: ['DOCUMENT'], access_code: '<access-code>' } },
  downloadDocuments: { ...CURRENT, query: { file_ids: 'DOCUMENT', token: '<download-token>' } },
  requestDocumentArchive: { body: { file_ids: ['DOCUMENT'], access_code: '<access-code>' } },
  downloadDocumentArchive: { query: { key: '<archive-key>' } },
  requestFileKey: OPENED,
  recordFileAccess: { ...DOCUMENT, body: { end_reached: true, pages: [1] } },

  // redeem
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

  // refer
  listReferrals: {},
} satisfies Partial<RequestExamples>;
