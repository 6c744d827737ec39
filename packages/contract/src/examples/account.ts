import type { RequestExamples } from './request-example';

const PHONE = { phone: '(202) 555-0171', region: 'US' };

const CHANGE = {
  old_password: '<password-hash>',
  password: '<new-password-hash>',
  confirmation: '<new-password-hash>',
};

const ASSERTION = {
  credential: {
    id: 'CREDENTIAL',
    type: 'public-key',
    response: {
      clientDataJSON: 'CLIENT-DATA',
      authenticatorData: 'AUTHENTICATOR-DATA',
      signature: 'SIGNATURE',
    },
  },
} as const;

const ATTESTATION = {
  id: 'CREDENTIAL',
  type: 'public-key',
  response: {
    clientDataJSON: 'CLIENT-DATA',
    attestationObject: 'ATTESTATION-OBJECT',
  },
} as const;

const BANK = {
  method: 'wire',
  country: 'US',
  account_holder: 'Robin Ashdown',
  bank_name: 'Ashlar Trust',
  bank_address: '77 Vault Street, New York',
  account_number: '8800418827',
  aba_wire: '026099998',
  access_code: '<access-code>',
} as const;

const BROKER = {
  us: true,
  legal_name: 'Robin Ashdown',
  provider: 'Lintel Brokerage',
  account_number: 'LB-4471-9902',
  dtc_number: '0188',
  broker_contact_email: 'desk@lintel.example',
  access_code: '<access-code>',
};

const ofBank = { params: { bankAccountId: 'BANK-ACCOUNT' } };

const ofBroker = { params: { brokerageAccountId: 'BROKERAGE-ACCOUNT' } };

const ofInvestor = { params: { investorId: 'INVESTOR' } };

const ofProof = { params: { investorId: 'INVESTOR', fileId: 'PROOF' } };

export const accountExamples = {
  // visit
  recordVisit: { query: { ref_id: 'GRACELINDQ', utm_source: 'newsletter' } },
  recordStay: { query: { id: 'VISIT' } },
  recordConversion: {},
  joinWaitlist: {
    body: {
      first_name: 'Ines',
      last_name: 'Moreau',
      phone_number: '+33 6 12 34 56 78',
      region: 'FR',
      email: 'ines.moreau@example.com',
    },
  },

  // join
  listSmsRegions: {},
  sendSmsCode: { body: PHONE },
  verifySmsCode: { body: { ...PHONE, code: '<sms>' } },
  getInvitation: { query: { ref_id: 'GRACELINDQ' } },
  register: {
    body: {
      first_name: 'Nora',
      last_name: 'Whitfield',
      email: 'nora.whitfield@example.com',
      phone_number: '(202) 555-0172',
      region: 'US',
      code: '<sms>',
      password: '<password-hash>',
      country: 'US',
      preferred_language: 'en',
      accredited: true,
      terms_accepted: true,
    },
  },
  correctEmail: {
    body: { ticket: '<ticket>', email: 'n.whitfield@example.com', password: '<password-hash>' },
  },
  resendActivation: { body: { email: 'nora.whitfield@example.com' } },
  activate: { body: { code: '<link-code>' } },

  // access
  signIn: { body: { email: 'grace.lindqvist@example.com', password: '<password-hash>' } },
  resendSignInCode: { body: { ticket: '<ticket>' } },
  refreshToken: {},
  signOut: {},
  requestPasswordReset: { body: { email: 'grace.lindqvist@example.com' } },
  openPasswordReset: { body: { code: '<link-code>' } },
  sendPasswordResetCode: { body: { code: '<link-code>' } },
  resetPassword: {
    body: {
      code: '<link-code>',
      sms_code: '<sms>',
      password: '<new-password-hash>',
      confirmation: '<new-password-hash>',
    },
  },
  upgradePassword: { body: { old_password: '<password-hash>', password: '<password-hash>' } },

  // passkey
  beginPasskeySignIn: {},
  signInByPasskey: { body: ASSERTION },
  listPasskeys: {},
  beginPasskey: {},
  addPasskey: { body: { name: 'Key ring', credential: ATTESTATION } },
  removePasskey: { params: { passkeyId: 'PASSKEY' } },
  beginPasskeyCheck: {},
  verifyPasskey: { body: ASSERTION },
  makeRecoveryCodes: {},

  // session
  listSessions: {},
  endOneSession: { params: { sessionId: 'OTHER-SESSION' } },
  signOutEverywhere: {},

  // account
  getUserInfo: {},
  updateUserInfo: { body: { birth_date: '1979-11-02', preferred_language: 'en' } },
  changeCountry: { body: { country: 'CA' }, error: 'country_by_operations' },
  verifyPassword: { body: { password: '<password-hash>' } },
  updatePassword: { body: CHANGE },
  emailCode: { params: { action: 'send' }, body: { type: 29 } },
  sendNewPhoneCode: { body: { phone: '(202) 555-0173', region: 'US' } },
  updatePhone: { body: { phone_number: '(202) 555-0173', region: 'US', code: '<sms>' } },
  getTwoStep: {},
  setTwoStep: { body: { on: false } },

  // payoutAccount
  listBankAccounts: {},
  addBankAccount: { body: BANK },
  changeBankAccount: { ...ofBank, body: { ...BANK, bank_address: '9 Coping Lane, Albany' } },
  removeBankAccount: ofBank,
  stopBankAccountChange: ofBank,
  listBrokerageAccounts: {},
  addBrokerageAccount: { body: BROKER },
  changeBrokerageAccount: { ...ofBroker, body: { ...BROKER, dtc_number: '0226' } },
  removeBrokerageAccount: ofBroker,

  // dataRights
  getMyData: {},
  requestDataArchive: {},
  requestDataKey: {},
  downloadData: { query: { key: '<archive-key>' } },
  checkDataArchive: {
    body: { sums_sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  },
  requestDeletion: { body: { reason: 'I do not use it any more.' } },
  withdrawDeletion: {},

  // investors
  listInvestors: {},
  createInvestor: { body: { investor_type: 'individual' } },
  getIraCustodian: { params: { investorId: 'IRA-INVESTOR' } },
  listSalesRepresentatives: {},
  checkIdentity: { ...ofInvestor, body: { number_type: 'ssn', number: '6789', purpose: 'documents' } },
  listInvestorDocuments: {},
  beginUpload: { ...ofInvestor, body: { document_type: 'proof_of_address', name: 'bill.pdf', size: 48_213 } },
  confirmUpload: ofProof,
  deleteInvestorDocument: ofProof,
} satisfies Partial<RequestExamples>;
