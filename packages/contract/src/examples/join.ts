import type { RequestExamples } from './request-example';
import type { join } from '../journey/join';
import type { visit } from '../journey/visit';

const PHONE = { phone: '(202) 555-0171', region: 'US' };

export const visitExamples: RequestExamples<keyof typeof visit> = {
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
};

export const joinExamples: RequestExamples<keyof typeof join> = {
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
};
