import type { CallRow } from '../call';

export const researchCalls = {
  listCompanies: { method: 'GET', path: '/v1/research/companies', who: 'investor', reads: ['research'] },
  getCompany: {
    method: 'GET',
    path: '/v1/research/companies/{companyId}',
    who: 'investor',
    reads: ['research'],
  },
} as const satisfies Record<string, CallRow>;
