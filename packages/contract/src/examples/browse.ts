import type { RequestExamples } from './request-example';
import type { browse } from '../journey/browse';
import type { refer } from '../journey/refer';
import type { research } from '../journey/research';
import type { reservations } from '../journey/reservations';
import type { webinars } from '../journey/webinars';

const OPEN = { params: { productId: 'pilgrim-wharf-trade-finance' } };
const WEBINAR = { params: { webinarId: 'WEBINAR' } };
const UPCOMING = { params: { productId: 'saltwing-bio-i' } };

export const browseExamples: RequestExamples<
  keyof typeof browse | keyof typeof reservations | keyof typeof research | keyof typeof webinars
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
  listWebinars: { query: { page: 1, page_size: 1 } },
  getWebinar: WEBINAR,
  openRecording: WEBINAR,
  getCaptions: { params: { ...WEBINAR.params, language: 'en' }, query: { key: '<recording-key>' } },
};

export const referExamples: RequestExamples<keyof typeof refer> = { listReferrals: {} };
