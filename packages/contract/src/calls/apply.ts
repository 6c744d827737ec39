import type { CallRow } from '../call';

export const applyCalls = {
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
  cancelInvestment: {
    method: 'PUT',
    path: '/v1/investments/{investmentId}/cancel',
    who: 'investor',
    changes: ['investments', 'application', 'envelope', 'funding', 'documents'],
  },
} as const satisfies Record<string, CallRow>;
