import type { RequestExamples } from './request-example';
import type { apply } from '../journey/apply';

const ofApplication = { params: { investmentId: 'APPLICATION' } };

export const applyExamples: RequestExamples<keyof typeof apply> = {
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
};
