import type { CallRow } from '../call';

export const portfolioCalls = {
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
} as const satisfies Record<string, CallRow>;
