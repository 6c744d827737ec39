// The part of every call that a browser needs. It is separate from the schemas so that a bundler can leave those out.
import type { CallRow } from './call';

export const CALLS = {
  // visit
  recordVisit: { method: 'GET', path: '/v1/access/stats', who: 'anyone', spinner: false, unattended: true },
  recordStay: { method: 'GET', path: '/v1/access/stay', who: 'anyone', spinner: false, unattended: true },
  recordConversion: {
    method: 'GET',
    path: '/v1/access/convert',
    who: 'anyone',
    spinner: false,
    unattended: true,
  },
  joinWaitlist: { method: 'POST', path: '/v1/register/intention', who: 'anyone' },

  // join
  listSmsRegions: { method: 'GET', path: '/v1/sms/regions', who: 'anyone' },
  sendSmsCode: { method: 'POST', path: '/v1/captcha/sms:send', who: 'anyone' },
  verifySmsCode: { method: 'POST', path: '/v1/captcha/sms:verify', who: 'anyone', spinner: false },
  getInvitation: { method: 'GET', path: '/v1/register/invitation', who: 'anyone' },
  register: { method: 'POST', path: '/v1/register', who: 'anyone' },
  correctEmail: { method: 'PUT', path: '/v1/register/email', who: 'anyone' },
  resendActivation: { method: 'POST', path: '/v1/register/email', who: 'anyone' },
  activate: { method: 'POST', path: '/v1/register/activation', who: 'anyone' },

  // access
  signIn: { method: 'POST', path: '/login', who: 'anyone', changes: ['me', 'products'] },
  resendSignInCode: { method: 'POST', path: '/login/code', who: 'half_signed_in' },
  refreshToken: { method: 'GET', path: '/auth/refresh_token', who: 'investor', spinner: false },
  signOut: { method: 'POST', path: '/auth/sign_out', who: 'investor', spinner: false },
  requestPasswordReset: { method: 'POST', path: '/v1/forgotpassword/email', who: 'anyone' },
  openPasswordReset: { method: 'POST', path: '/v1/forgotpassword/link', who: 'anyone' },
  sendPasswordResetCode: { method: 'POST', path: '/v1/forgotpassword/sms:send', who: 'anyone' },
  resetPassword: { method: 'PUT', path: '/v1/forgotpassword', who: 'anyone' },
  upgradePassword: { method: 'POST', path: '/v1/user/password:upgrade', who: 'investor', changes: ['me'] },

  // passkeys
  beginPasskeySignIn: { method: 'POST', path: '/v1/passkeys/sign_in:begin', who: 'anyone', spinner: false },
  signInByPasskey: {
    method: 'POST',
    path: '/v1/passkeys/sign_in',
    who: 'anyone',
    changes: ['me', 'products'],
  },
  listPasskeys: {
    method: 'GET',
    path: '/v1/user/passkeys',
    who: 'investor',
    reads: ['passkeys'],
    spinner: false,
  },
  beginPasskey: { method: 'POST', path: '/v1/user/passkeys:begin', who: 'investor' },
  addPasskey: { method: 'POST', path: '/v1/user/passkeys', who: 'investor', changes: ['passkeys'] },
  removePasskey: {
    method: 'DELETE',
    path: '/v1/user/passkeys/{passkeyId}',
    who: 'investor',
    changes: ['passkeys'],
  },
  beginPasskeyCheck: { method: 'POST', path: '/v1/user/passkeys/check:begin', who: 'investor' },
  verifyPasskey: { method: 'PUT', path: '/v1/user/passkeys/check', who: 'investor' },
  makeRecoveryCodes: {
    method: 'POST',
    path: '/v1/user/recovery_codes',
    who: 'investor',
    changes: ['passkeys'],
  },

  // sessions
  listSessions: {
    method: 'GET',
    path: '/v1/user/sessions',
    who: 'investor',
    reads: ['sessions'],
    spinner: false,
  },
  endOneSession: {
    method: 'DELETE',
    path: '/v1/user/sessions/{sessionId}',
    who: 'investor',
    changes: ['sessions'],
  },
  signOutEverywhere: { method: 'DELETE', path: '/v1/user/sessions', who: 'investor' },

  // account
  getUserInfo: { method: 'GET', path: '/v1/user/info', who: 'investor', reads: ['me'], spinner: false },
  updateUserInfo: { method: 'PUT', path: '/v1/user/info', who: 'investor', changes: ['me'] },
  changeCountry: { method: 'PUT', path: '/v1/user/info/country', who: 'investor' },
  verifyPassword: { method: 'PUT', path: '/v1/user/password:verify', who: 'investor' },
  updatePassword: { method: 'PUT', path: '/v1/user/password:update', who: 'investor', changes: ['me'] },
  emailCode: { method: 'POST', path: '/v1/captcha/email:{action}', who: 'investor' },
  sendNewPhoneCode: { method: 'POST', path: '/v1/user/captcha/sms:send', who: 'investor' },
  updatePhone: { method: 'PUT', path: '/v1/user/phone', who: 'investor', changes: ['me'] },
  getTwoStep: { method: 'GET', path: '/v1/user/twofa', who: 'investor', reads: ['me'] },
  setTwoStep: { method: 'POST', path: '/v1/user/twofa', who: 'investor', changes: ['me'] },

  // payout-accounts
  listBankAccounts: {
    method: 'GET',
    path: '/v1/user/bank-accounts',
    who: 'investor',
    reads: ['bank_accounts'],
  },
  addBankAccount: {
    method: 'POST',
    path: '/v1/user/bank-accounts',
    who: 'investor',
    changes: ['bank_accounts'],
    once: true,
  },
  changeBankAccount: {
    method: 'PUT',
    path: '/v1/user/bank-accounts/{bankAccountId}',
    who: 'investor',
    changes: ['bank_accounts', 'funding', 'redemptions'],
    once: true,
  },
  removeBankAccount: {
    method: 'DELETE',
    path: '/v1/user/bank-accounts/{bankAccountId}',
    who: 'investor',
    changes: ['bank_accounts', 'funding'],
  },
  stopBankAccountChange: {
    method: 'POST',
    path: '/v1/user/bank-accounts/{bankAccountId}/stop',
    who: 'investor',
    changes: ['bank_accounts', 'funding', 'redemptions', 'investments'],
  },
  listBrokerageAccounts: {
    method: 'GET',
    path: '/v1/user/brokerage-accounts',
    who: 'investor',
    reads: ['bank_accounts'],
  },
  addBrokerageAccount: {
    method: 'POST',
    path: '/v1/user/brokerage-accounts',
    who: 'investor',
    changes: ['bank_accounts'],
    once: true,
  },
  changeBrokerageAccount: {
    method: 'PUT',
    path: '/v1/user/brokerage-accounts/{brokerageAccountId}',
    who: 'investor',
    changes: ['bank_accounts', 'redemptions'],
    once: true,
  },
  removeBrokerageAccount: {
    method: 'DELETE',
    path: '/v1/user/brokerage-accounts/{brokerageAccountId}',
    who: 'investor',
    changes: ['bank_accounts'],
  },

  // data-rights
  getMyData: { method: 'GET', path: '/v1/user/data', who: 'investor', reads: ['my_data'], spinner: false },
  requestDataArchive: {
    method: 'POST',
    path: '/v1/user/data/archive',
    who: 'investor',
    changes: ['my_data'],
  },
  requestDataKey: { method: 'POST', path: '/v1/user/data/archive/key', who: 'investor' },
  downloadData: { method: 'GET', path: '/v1/user/data/archive', who: 'anyone', spinner: false },
  checkDataArchive: { method: 'POST', path: '/v1/user/data/check', who: 'investor', spinner: false },
  requestDeletion: { method: 'POST', path: '/v1/user/data/deletion', who: 'investor', changes: ['my_data'] },
  withdrawDeletion: {
    method: 'DELETE',
    path: '/v1/user/data/deletion',
    who: 'investor',
    changes: ['my_data'],
  },

  // investors
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

  // browse
  listProducts: { method: 'GET', path: '/v1/products', who: 'anyone', reads: ['products', 'investments'] },
  getProduct: { method: 'GET', path: '/v1/products/{productId}', who: 'anyone', reads: ['products'] },
  getProductMaterials: {
    method: 'GET',
    path: '/v1/products/{productId}/materials',
    who: 'investor',
    reads: ['products'],
  },

  // reservations
  getReservation: {
    method: 'GET',
    path: '/v1/products/{productId}/reservation',
    who: 'investor',
    reads: ['reservations'],
  },
  reserveAllocation: {
    method: 'POST',
    path: '/v1/products/{productId}/reservation',
    who: 'investor',
    changes: ['reservations'],
    once: true,
  },
  changeReservation: {
    method: 'PUT',
    path: '/v1/products/{productId}/reservation',
    who: 'investor',
    changes: ['reservations'],
    once: true,
  },
  withdrawReservation: {
    method: 'DELETE',
    path: '/v1/products/{productId}/reservation',
    who: 'investor',
    changes: ['reservations'],
  },

  // research
  listCompanies: { method: 'GET', path: '/v1/research/companies', who: 'investor', reads: ['research'] },
  getCompany: {
    method: 'GET',
    path: '/v1/research/companies/{companyId}',
    who: 'investor',
    reads: ['research'],
  },

  // webinars
  listWebinars: { method: 'GET', path: '/v1/webinars', who: 'investor', reads: ['products'] },
  getWebinar: { method: 'GET', path: '/v1/webinars/{webinarId}', who: 'anyone', reads: ['products'] },
  openRecording: {
    method: 'GET',
    path: '/v1/webinars/{webinarId}/recording',
    who: 'investor',
    spinner: false,
  },
  getCaptions: {
    method: 'GET',
    path: '/v1/webinars/{webinarId}/captions/{language}',
    who: 'anyone',
    spinner: false,
  },

  // apply
  startApplication: {
    method: 'POST',
    path: '/v1/investments',
    who: 'investor',
    changes: ['investments', 'application'],
    once: true,
  },
  getApplication: {
    method: 'GET',
    path: '/v1/investments/{investmentId}/info',
    who: 'investor',
    reads: ['application'],
  },
  saveQualification: {
    method: 'PUT',
    path: '/v1/investments/{investmentId}/info/qualification',
    who: 'investor',
    changes: ['investments'],
    spinner: false,
  },
  saveInvestorInformation: {
    method: 'PUT',
    path: '/v1/investments/{investmentId}/info/investor_information',
    who: 'investor',
    changes: ['investments'],
    spinner: false,
  },
  saveStatusAndExperience: {
    method: 'PUT',
    path: '/v1/investments/{investmentId}/info/status_and_experience',
    who: 'investor',
    changes: ['investments'],
    spinner: false,
  },
  saveUploadFiles: {
    method: 'PUT',
    path: '/v1/investments/{investmentId}/info/upload_files',
    who: 'investor',
    changes: ['investments'],
    spinner: false,
  },
  saveAmountAndSignature: {
    method: 'PUT',
    path: '/v1/investments/{investmentId}/info/amount_and_signature',
    who: 'investor',
    changes: ['investments'],
    spinner: false,
  },
  addPayingAccount: {
    method: 'POST',
    path: '/v1/investments/{investmentId}/bank-accounts',
    who: 'investor',
    changes: ['application', 'bank_accounts'],
    once: true,
  },
  answerRequest: {
    method: 'POST',
    path: '/v1/investments/{investmentId}/answer',
    who: 'investor',
    changes: ['investments'],
  },
  confirmReading: {
    method: 'POST',
    path: '/v1/investments/{investmentId}/must-read',
    who: 'investor',
    changes: ['application'],
  },
  cancelInvestment: {
    method: 'PUT',
    path: '/v1/investments/{investmentId}/cancel',
    who: 'investor',
    changes: ['investments', 'application', 'envelope', 'funding', 'documents'],
  },

  // sign
  sendForReview: {
    method: 'PUT',
    path: '/v1/investments/{investmentId}/review',
    who: 'investor',
    changes: ['investments', 'application'],
  },
  sendForSignature: {
    method: 'POST',
    path: '/v1/investments/{investmentId}/envelopes',
    who: 'investor',
    changes: ['investments', 'application', 'envelope'],
    once: true,
  },
  resendEnvelope: {
    method: 'POST',
    path: '/v1/envelopes/{envelopeId}/resend',
    who: 'investor',
    changes: ['envelope'],
  },
  declineEnvelope: {
    method: 'DELETE',
    path: '/v1/envelopes/{envelopeId}',
    who: 'investor',
    changes: ['envelope', 'investments', 'application', 'funding', 'redemptions', 'bank_accounts'],
  },
  getEnvelope: {
    method: 'GET',
    path: '/v1/envelopes/{envelopeId}',
    who: 'investor',
    reads: ['envelope'],
    spinner: false,
  },
  getEnvelopeTexts: {
    method: 'GET',
    path: '/v1/envelopes/{envelopeId}/texts',
    who: 'investor',
    reads: [], // the documents to sign never change
    spinner: false,
  },
  proveSigner: {
    method: 'PUT',
    path: '/v1/envelopes/{envelopeId}/identity',
    who: 'investor',
    changes: ['envelope'],
  },
  checkSigner: {
    method: 'POST',
    path: '/v1/envelopes/{envelopeId}/signer-check',
    who: 'investor',
    changes: ['envelope'],
  },
  giveConsent: {
    method: 'PUT',
    path: '/v1/envelopes/{envelopeId}/consent',
    who: 'investor',
    changes: ['envelope'],
  },
  recordEndReached: {
    method: 'PUT',
    path: '/v1/envelopes/{envelopeId}/read',
    who: 'investor',
    changes: ['envelope'],
    spinner: false,
  },
  signEnvelope: {
    method: 'POST',
    path: '/v1/envelopes/{envelopeId}/signature',
    who: 'investor',
    changes: ['envelope', 'investments', 'application', 'funding', 'redemptions', 'bank_accounts'],
    once: true,
  },

  // fund
  checkCapitalCall: {
    method: 'GET',
    path: '/v1/investors/investment/{investmentId}/capital-call/check',
    who: 'investor',
    reads: ['funding'],
  },
  getFunding: {
    method: 'GET',
    path: '/v1/investments/{investmentId}/funding',
    who: 'investor',
    reads: ['funding'],
  },
  chooseMethodOfTransfer: {
    method: 'PUT',
    path: '/v1/investors/investment/{investmentId}/method-of-transfer',
    who: 'investor',
    changes: ['funding', 'investments'],
  },

  // portfolio
  listInvestments: {
    method: 'GET',
    path: '/v1/investors/investment',
    who: 'investor',
    reads: ['investments'],
  },
  getPortfolioCourse: {
    method: 'GET',
    path: '/v1/investors/investment/course',
    who: 'investor',
    reads: ['investments'],
  },
  getInvestment: {
    method: 'GET',
    path: '/v1/investments/{investmentId}',
    who: 'investor',
    reads: ['investments'],
  },
  getInvestmentPart: {
    method: 'GET',
    path: '/v1/investments/{investmentId}/{type}',
    who: 'investor',
    reads: ['investments', 'documents', 'redemptions'],
  },
  listAsOfDates: {
    method: 'GET',
    path: '/v1/investors/investment/as_of_dates',
    who: 'investor',
    reads: ['investments'],
  },
  getAccountStatement: { method: 'GET', path: '/v1/investors/investment/account_statement', who: 'investor' },

  // calendar
  listCalendar: {
    method: 'GET',
    path: '/v1/user/calendar',
    who: 'investor',
    reads: ['investments', 'funding', 'redemptions', 'envelope', 'documents'],
  },
  getCalendarFile: { method: 'GET', path: '/v1/user/calendar/file', who: 'investor' },
  getCalendarLink: {
    method: 'GET',
    path: '/v1/user/calendar/link',
    who: 'investor',
    reads: ['calendar_link'],
  },
  makeCalendarLink: {
    method: 'POST',
    path: '/v1/user/calendar/link',
    who: 'investor',
    changes: ['calendar_link'],
  },
  revokeCalendarLink: {
    method: 'DELETE',
    path: '/v1/user/calendar/link',
    who: 'investor',
    changes: ['calendar_link'],
  },
  readCalendarLink: { method: 'GET', path: '/v1/calendar.ics', who: 'anyone', spinner: false },

  // pacing
  getPacing: {
    method: 'GET',
    path: '/v1/user/pacing',
    who: 'investor',
    reads: ['investments', 'funding', 'redemptions'],
  },

  // pending-actions
  listPendingActions: {
    method: 'GET',
    path: '/v1/user/pending_actions',
    who: 'investor',
    reads: ['me', 'investments', 'application', 'envelope', 'funding', 'redemptions', 'reservations'],
  },

  // documents
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

  // redeem
  getRedemptions: {
    method: 'GET',
    path: '/v1/investments/{investmentId}/redemption/request',
    who: 'investor',
    reads: ['redemptions'],
  },
  listRedemptionStandings: {
    method: 'GET',
    path: '/v1/user/redemptions',
    who: 'investor',
    reads: ['redemptions'],
  },
  requestRedemption: {
    method: 'POST',
    path: '/v1/investments/{investmentId}/redemption/request',
    who: 'investor',
    changes: ['redemptions', 'investments'],
    once: true,
  },
  changeRedemption: {
    method: 'PUT',
    path: '/v1/redemption/{redemptionId}',
    who: 'investor',
    changes: ['redemptions'],
    once: true,
  },
  cancelRedemption: {
    method: 'DELETE',
    path: '/v1/redemption/{redemptionId}',
    who: 'investor',
    changes: ['redemptions', 'investments'],
  },
  getDistributionInstruction: {
    method: 'GET',
    path: '/v1/investments/{investmentId}/distribution-instruction',
    who: 'investor',
    reads: ['redemptions'],
  },
  chooseDistribution: {
    method: 'PUT',
    path: '/v1/investments/{investmentId}/distribution-instruction',
    who: 'investor',
    changes: ['redemptions'],
    once: true,
  },

  // refer
  listReferrals: { method: 'GET', path: '/v1/user/referrals', who: 'investor', reads: ['referrals'] },
} as const satisfies Record<string, CallRow>;

export type CallName = keyof typeof CALLS;
export const CALL_NAMES = Object.keys(CALLS) as CallName[]; // Object.keys loses the type of the keys
