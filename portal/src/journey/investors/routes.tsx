import type { RouteRow } from '../../navigation/route-row';

export const investorsRoutes: readonly RouteRow[] = [
  '/user/investor-documents',
  '/user/investor-documents/:investorType',
].map((path) => ({
  path,
  who: 'investor',
  screen: () => import('./InvestorDocumentsScreen'),
  titleId: 'investors.documents.title',
}));
