import type { RequestExamples } from './request-example';
import type { browse } from '../journey/browse';
import type { refer } from '../journey/refer';
import type { research } from '../journey/research';
import type { reservations } from '../journey/reservations';

const OPEN = { params: { productId: 'pilgrim-wharf-trade-finance' } };
const UPCOMING = { params: { productId: 'saltwing-bio-i' } };

export const browseExamples: RequestExamples<
  keyof typeof browse | keyof typeof reservations | keyof typeof research
> = {
  listProducts: { query: { category: 'fixed_income', status: 'published', page: 1, page_size: 1 } },
  getProduct: { ...OPEN, query: { country: 'US' } },
  getProductMaterials: OPEN,
  getReservation: UPCOMING,
  reserveAllocation: { ...UPCOMING, body: { amount: '100000' } },
  changeReservation: { ...UPCOMING, body: { amount: '150,000' } },
  withdrawReservation: UPCOMING,
  listCompanies: { query: { search: 'hospitals', sector: 'robotics', page: 1, page_size: 1 } },
  getCompany: { params: { companyId: 'COMPANY' } },
};

export const referExamples: RequestExamples<keyof typeof refer> = { listReferrals: {} };
