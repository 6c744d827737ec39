// The part of every call that a browser needs. It is separate from the schemas so that a bundler can leave those out.
import type { CallRow, Who } from './call';

type More = Omit<CallRow, 'method' | 'path' | 'who'>;

const call = <M extends CallRow['method'], W extends Who, O extends More = object>(
  method: M,
  path: string,
  who: W,
  more = {} as O, // `O` is empty where `more` is omitted
) => ({ method, path, who, ...more });

export const CALLS = {
  // visit
  recordVisit: call('GET', '/v1/access/stats', 'anyone', { spinner: false, unattended: true }),
  recordStay: call('GET', '/v1/access/stay', 'anyone', { spinner: false, unattended: true }),
  recordConversion: call('GET', '/v1/access/convert', 'anyone', { spinner: false, unattended: true }),
  joinWaitlist: call('POST', '/v1/register/intention', 'anyone'),

  // join
  listSmsRegions: call('GET', '/v1/sms/regions', 'anyone'),
  sendSmsCode: call('POST', '/v1/captcha/sms:send', 'anyone'),
  verifySmsCode: call('POST', '/v1/captcha/sms:verify', 'anyone', { spinner: false }),
  getInvitation: call('GET', '/v1/register/invitation', 'anyone'),
  register: call('POST', '/v1/register', 'anyone'),
  correctEmail: call('PUT', '/v1/register/email', 'anyone'),
  resendActivation: call('POST', '/v1/register/email', 'anyone'),
  activate: call('POST', '/v1/register/activation', 'anyone'),

  // access
  signIn: call('POST', '/login', 'anyone', { changes: ['me', 'products'] }),
  resendSignInCode: call('POST', '/login/code', 'half_signed_in'),
  refreshToken: call('GET', '/auth/refresh_token', 'investor', { spinner: false }),
  signOut: call('POST', '/auth/sign_out', 'investor', { spinner: false }),
  requestPasswordReset: call('POST', '/v1/forgotpassword/email', 'anyone'),
  openPasswordReset: call('POST', '/v1/forgotpassword/link', 'anyone'),
  sendPasswordResetCode: call('POST', '/v1/forgotpassword/sms:send', 'anyone'),
  resetPassword: call('PUT', '/v1/forgotpassword', 'anyone'),
  upgradePassword: call('POST', '/v1/user/password:upgrade', 'investor', { changes: ['me'] }),

  // passkeys
  beginPasskeySignIn: call('POST', '/v1/passkeys/sign_in:begin', 'anyone', { spinner: false }),
  signInByPasskey: call('POST', '/v1/passkeys/sign_in', 'anyone', { changes: ['me', 'products'] }),
  listPasskeys: call('GET', '/v1/user/passkeys', 'investor', { reads: ['passkeys'], spinner: false }),
  beginPasskey: call('POST', '/v1/user/passkeys:begin', 'investor'),
  addPasskey: call('POST', '/v1/user/passkeys', 'investor', { changes: ['passkeys'] }),
  removePasskey: call('DELETE', '/v1/user/passkeys/{passkeyId}', 'investor', { changes: ['passkeys'] }),
  beginPasskeyCheck: call('POST', '/v1/user/passkeys/check:begin', 'investor'),
  verifyPasskey: call('PUT', '/v1/user/passkeys/check', 'investor'),
  makeRecoveryCodes: call('POST', '/v1/user/recovery_codes', 'investor', { changes: ['passkeys'] }),

  // sessions
  listSessions: call('GET', '/v1/user/sessions', 'investor', { reads: ['sessions'], spinner: false }),
  endOneSession: call('DELETE', '/v1/user/sessions/{sessionId}', 'investor', { changes: ['sessions'] }),
  signOutEverywhere: call('DELETE', '/v1/user/sessions', 'investor'),

  // account
  getUserInfo: call('GET', '/v1/user/info', 'investor', { reads: ['me'], spinner: false }),
  updateUserInfo: call('PUT', '/v1/user/info', 'investor', { changes: ['me'] }),
  changeCountry: call('PUT', '/v1/user/info/country', 'investor'),
  verifyPassword: call('PUT', '/v1/user/password:verify', 'investor'),
  updatePassword: call('PUT', '/v1/user/password:update', 'investor', { changes: ['me'] }),
  emailCode: call('POST', '/v1/captcha/email:{action}', 'investor'),
  sendNewPhoneCode: call('POST', '/v1/user/captcha/sms:send', 'investor'),
  updatePhone: call('PUT', '/v1/user/phone', 'investor', { changes: ['me'] }),
  getTwoStep: call('GET', '/v1/user/twofa', 'investor', { reads: ['me'] }),
  setTwoStep: call('POST', '/v1/user/twofa', 'investor', { changes: ['me'] }),

  // payout-accounts
  listBankAccounts: call('GET', '/v1/user/bank-accounts', 'investor', { reads: ['bank_accounts'] }),
  addBankAccount: call('POST', '/v1/user/bank-accounts', 'investor', {
    changes: ['bank_accounts'],
    once: true,
  }),
  changeBankAccount: call('PUT', '/v1/user/bank-accounts/{bankAccountId}', 'investor', {
    changes: ['bank_accounts', 'funding', 'redemptions'],
    once: true,
  }),
  removeBankAccount: call('DELETE', '/v1/user/bank-accounts/{bankAccountId}', 'investor', {
    changes: ['bank_accounts', 'funding'],
  }),
  stopBankAccountChange: call('POST', '/v1/user/bank-accounts/{bankAccountId}/stop', 'investor', {
    changes: ['bank_accounts', 'funding', 'redemptions', 'investments'],
  }),
  listBrokerageAccounts: call('GET', '/v1/user/brokerage-accounts', 'investor', { reads: ['bank_accounts'] }),
  addBrokerageAccount: call('POST', '/v1/user/brokerage-accounts', 'investor', {
    changes: ['bank_accounts'],
    once: true,
  }),
  changeBrokerageAccount: call('PUT', '/v1/user/brokerage-accounts/{brokerageAccountId}', 'investor', {
    changes: ['bank_accounts', 'redemptions'],
    once: true,
  }),
  removeBrokerageAccount: call('DELETE', '/v1/user/brokerage-accounts/{brokerageAccountId}', 'investor', {
    changes: ['bank_accounts'],
  }),

  // data-rights
  getMyData: call('GET', '/v1/user/data', 'investor', { reads: ['my_data'], spinner: false }),
  requestDataArchive: call('POST', '/v1/user/data/archive', 'investor', { changes: ['my_data'] }),
  requestDataKey: call('POST', '/v1/user/data/archive/key', 'investor'),
  downloadData: call('GET', '/v1/user/data/archive', 'anyone', { spinner: false }),
  checkDataArchive: call('POST', '/v1/user/data/check', 'investor', { spinner: false }),
  requestDeletion: call('POST', '/v1/user/data/deletion', 'investor', { changes: ['my_data'] }),
  withdrawDeletion: call('DELETE', '/v1/user/data/deletion', 'investor', { changes: ['my_data'] }),

  // investors
  listInvestors: call('GET', '/v1/investors', 'investor', { reads: ['investors'] }),
  createInvestor: call('POST', '/v1/investors', 'investor', { changes: ['investors', 'me'], once: true }),
  getIraCustodian: call('GET', '/v1/investor/ira/custodian/{investorId}', 'investor', {
    reads: ['investors'],
  }),
  listSalesRepresentatives: call('GET', '/v1/investors/sales', 'investor', {
    reads: ['investors', 'application'],
  }),
  checkIdentity: call('POST', '/v1/investors/{investorId}/identity-check', 'investor'),
  listInvestorDocuments: call('GET', '/v1/investors/docs', 'investor', { reads: ['investor_documents'] }),
  beginUpload: call('POST', '/v1/investors/{investorId}/docs', 'investor', { spinner: false }),
  confirmUpload: call('PUT', '/v1/investors/{investorId}/docs/{fileId}', 'investor', {
    changes: ['investor_documents', 'application'],
    spinner: false,
  }),
  deleteInvestorDocument: call('DELETE', '/v1/investors/{investorId}/docs/{fileId}', 'investor', {
    changes: ['investor_documents', 'application'],
  }),

  // browse
  listProducts: call('GET', '/v1/products', 'anyone', { reads: ['products', 'investments'] }),
  getProduct: call('GET', '/v1/products/{productId}', 'anyone', { reads: ['products'] }),
  getProductMaterials: call('GET', '/v1/products/{productId}/materials', 'investor', { reads: ['products'] }),

  // reservations
  getReservation: call('GET', '/v1/products/{productId}/reservation', 'investor', {
    reads: ['reservations'],
  }),
  reserveAllocation: call('POST', '/v1/products/{productId}/reservation', 'investor', {
    changes: ['reservations'],
    once: true,
  }),
  changeReservation: call('PUT', '/v1/products/{productId}/reservation', 'investor', {
    changes: ['reservations'],
    once: true,
  }),
  withdrawReservation: call('DELETE', '/v1/products/{productId}/reservation', 'investor', {
    changes: ['reservations'],
  }),

  // research
  listCompanies: call('GET', '/v1/research/companies', 'investor', { reads: ['research'] }),
  getCompany: call('GET', '/v1/research/companies/{companyId}', 'investor', { reads: ['research'] }),

  // webinars
  listWebinars: call('GET', '/v1/webinars', 'investor', { reads: ['products'] }),
  getWebinar: call('GET', '/v1/webinars/{webinarId}', 'anyone', { reads: ['products'] }),
  openRecording: call('GET', '/v1/webinars/{webinarId}/recording', 'investor', { spinner: false }),
  getCaptions: call('GET', '/v1/webinars/{webinarId}/captions/{language}', 'anyone', { spinner: false }),

  // apply
  startApplication: call('POST', '/v1/investments', 'investor', {
    changes: ['investments', 'application'],
    once: true,
  }),
  getApplication: call('GET', '/v1/investments/{investmentId}/info', 'investor', { reads: ['application'] }),
  saveQualification: call('PUT', '/v1/investments/{investmentId}/info/qualification', 'investor', {
    changes: ['investments'],
    spinner: false,
  }),
  saveInvestorInformation: call(
    'PUT',
    '/v1/investments/{investmentId}/info/investor_information',
    'investor',
    { changes: ['investments'], spinner: false },
  ),
  saveStatusAndExperience: call(
    'PUT',
    '/v1/investments/{investmentId}/info/status_and_experience',
    'investor',
    { changes: ['investments'], spinner: false },
  ),
  saveUploadFiles: call('PUT', '/v1/investments/{investmentId}/info/upload_files', 'investor', {
    changes: ['investments'],
    spinner: false,
  }),
  saveAmountAndSignature: call(
    'PUT',
    '/v1/investments/{investmentId}/info/amount_and_signature',
    'investor',
    { changes: ['investments'], spinner: false },
  ),
  addPayingAccount: call('POST', '/v1/investments/{investmentId}/bank-accounts', 'investor', {
    changes: ['application', 'bank_accounts'],
    once: true,
  }),
  answerRequest: call('POST', '/v1/investments/{investmentId}/answer', 'investor', {
    changes: ['investments'],
  }),
  confirmReading: call('POST', '/v1/investments/{investmentId}/must-read', 'investor', {
    changes: ['application'],
  }),
  cancelInvestment: call('PUT', '/v1/investments/{investmentId}/cancel', 'investor', {
    changes: ['investments', 'application', 'envelope', 'funding', 'documents'],
  }),

  // sign
  sendForReview: call('PUT', '/v1/investments/{investmentId}/review', 'investor', {
    changes: ['investments', 'application'],
  }),
  sendForSignature: call('POST', '/v1/investments/{investmentId}/envelopes', 'investor', {
    changes: ['investments', 'application', 'envelope'],
    once: true,
  }),
  resendEnvelope: call('POST', '/v1/envelopes/{envelopeId}/resend', 'investor', { changes: ['envelope'] }),
  declineEnvelope: call('DELETE', '/v1/envelopes/{envelopeId}', 'investor', {
    changes: ['envelope', 'investments', 'application', 'funding', 'redemptions', 'bank_accounts'],
  }),
  getEnvelope: call('GET', '/v1/envelopes/{envelopeId}', 'investor', { reads: ['envelope'], spinner: false }),
  getEnvelopeTexts: call('GET', '/v1/envelopes/{envelopeId}/texts', 'investor', {
    reads: [], // the documents to sign never change
    spinner: false,
  }),
  proveSigner: call('PUT', '/v1/envelopes/{envelopeId}/identity', 'investor', { changes: ['envelope'] }),
  checkSigner: call('POST', '/v1/envelopes/{envelopeId}/signer-check', 'investor', { changes: ['envelope'] }),
  giveConsent: call('PUT', '/v1/envelopes/{envelopeId}/consent', 'investor', { changes: ['envelope'] }),
  recordEndReached: call('PUT', '/v1/envelopes/{envelopeId}/read', 'investor', {
    changes: ['envelope'],
    spinner: false,
  }),
  signEnvelope: call('POST', '/v1/envelopes/{envelopeId}/signature', 'investor', {
    changes: ['envelope', 'investments', 'application', 'funding', 'redemptions', 'bank_accounts'],
    once: true,
  }),

  // fund
  checkCapitalCall: call('GET', '/v1/investors/investment/{investmentId}/capital-call/check', 'investor', {
    reads: ['funding'],
  }),
  getFunding: call('GET', '/v1/investments/{investmentId}/funding', 'investor', { reads: ['funding'] }),
  chooseMethodOfTransfer: call(
    'PUT',
    '/v1/investors/investment/{investmentId}/method-of-transfer',
    'investor',
    { changes: ['funding', 'investments'] },
  ),

  // portfolio
  listInvestments: call('GET', '/v1/investors/investment', 'investor', { reads: ['investments'] }),
  getPortfolioCourse: call('GET', '/v1/investors/investment/course', 'investor', { reads: ['investments'] }),
  getInvestment: call('GET', '/v1/investments/{investmentId}', 'investor', { reads: ['investments'] }),
  getInvestmentPart: call('GET', '/v1/investments/{investmentId}/{type}', 'investor', {
    reads: ['investments', 'documents', 'redemptions'],
  }),
  listAsOfDates: call('GET', '/v1/investors/investment/as_of_dates', 'investor', { reads: ['investments'] }),
  getAccountStatement: call('GET', '/v1/investors/investment/account_statement', 'investor'),

  // calendar
  listCalendar: call('GET', '/v1/user/calendar', 'investor', {
    reads: ['investments', 'funding', 'redemptions', 'envelope', 'documents'],
  }),
  getCalendarFile: call('GET', '/v1/user/calendar/file', 'investor'),
  getCalendarLink: call('GET', '/v1/user/calendar/link', 'investor', { reads: ['calendar_link'] }),
  makeCalendarLink: call('POST', '/v1/user/calendar/link', 'investor', { changes: ['calendar_link'] }),
  revokeCalendarLink: call('DELETE', '/v1/user/calendar/link', 'investor', { changes: ['calendar_link'] }),
  readCalendarLink: call('GET', '/v1/calendar.ics', 'anyone', { spinner: false }),

  // pacing
  getPacing: call('GET', '/v1/user/pacing', 'investor', { reads: ['investments', 'funding', 'redemptions'] }),

  // pending-actions
  listPendingActions: call('GET', '/v1/user/pending_actions', 'investor', {
    reads: ['me', 'investments', 'application', 'envelope', 'funding', 'redemptions', 'reservations'],
  }),

  // documents
  listDocuments: call('GET', '/v1/documents', 'investor', { reads: ['documents'] }),
  previewFile: call('GET', '/v1/investments/file/preview/{fileId}', 'investor', { spinner: false }),
  readDocument: call('GET', '/v1/document/read/{fileId}', 'investor', { spinner: false }),
  requestDownload: call('POST', '/v1/investments/{investmentId}/documents/download-key', 'investor'),
  downloadDocuments: call('GET', '/v1/investments/{investmentId}/documents/download', 'anyone', {
    spinner: false,
  }),
  requestDocumentArchive: call('POST', '/v1/documents/archive-key', 'investor', { spinner: false }),
  downloadDocumentArchive: call('GET', '/v1/documents/archive', 'anyone', { spinner: false }),
  requestFileKey: call('POST', '/v1/files/{fileId}/key', 'investor', { spinner: false }),
  recordFileAccess: call('POST', '/v1/files/{fileId}/access', 'investor', {
    changes: ['documents'],
    spinner: false,
  }),

  // redeem
  getRedemptions: call('GET', '/v1/investments/{investmentId}/redemption/request', 'investor', {
    reads: ['redemptions'],
  }),
  listRedemptionStandings: call('GET', '/v1/user/redemptions', 'investor', { reads: ['redemptions'] }),
  requestRedemption: call('POST', '/v1/investments/{investmentId}/redemption/request', 'investor', {
    changes: ['redemptions', 'investments'],
    once: true,
  }),
  changeRedemption: call('PUT', '/v1/redemption/{redemptionId}', 'investor', {
    changes: ['redemptions'],
    once: true,
  }),
  cancelRedemption: call('DELETE', '/v1/redemption/{redemptionId}', 'investor', {
    changes: ['redemptions', 'investments'],
  }),
  getDistributionInstruction: call(
    'GET',
    '/v1/investments/{investmentId}/distribution-instruction',
    'investor',
    { reads: ['redemptions'] },
  ),
  chooseDistribution: call('PUT', '/v1/investments/{investmentId}/distribution-instruction', 'investor', {
    changes: ['redemptions'],
    once: true,
  }),

  // refer
  listReferrals: call('GET', '/v1/user/referrals', 'investor', { reads: ['referrals'] }),
};

export type CallName = keyof typeof CALLS;
export const CALL_NAMES = Object.keys(CALLS) as CallName[]; // Object.keys loses the type of the keys
