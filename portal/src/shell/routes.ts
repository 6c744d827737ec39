// Every screen of the portal. Areas with one or two screens have their rows here; larger areas have their own file.
import { accessRoutes } from '../journey/access/routes';
import { accountRoutes } from '../journey/account/routes';
import { browseRoutes } from '../journey/browse/routes';
import { joinRoutes } from '../journey/join/routes';
import { portfolioRoutes } from '../journey/portfolio/routes';
import { visitRoutes } from '../journey/visit/routes';
import { toInvestorRoutes, type RouteRow } from '../navigation/route-row';

export const ROUTES: readonly RouteRow[] = [
  ...visitRoutes,
  ...joinRoutes,
  ...accessRoutes,
  ...accountRoutes,
  ...browseRoutes,
  ...portfolioRoutes,
  ...toInvestorRoutes([
    ...['/user/investor-documents', '/user/investor-documents/:investorType'].map((path) => ({
      path,
      screen: () => import('../journey/investors/InvestorDocumentsScreen'),
      titleId: 'investors.documents.title' as const,
    })),
    {
      path: '/investment',
      screen: () => import('../journey/apply/ApplicationScreen'),
      titleId: 'apply.title',
    },
    {
      path: '/signing/:envelopeId',
      screen: () => import('../journey/sign/SigningScreen'),
      titleId: 'sign.title',
    },
    {
      path: '/my-document',
      screen: () => import('../journey/documents/DocumentsScreen'),
      titleId: 'documents.title',
    },
    {
      path: '/my-document/file',
      screen: () => import('../journey/documents/DocumentScreen'),
      titleId: 'documents.file.title',
    },
    {
      path: '/distribution/:investmentId',
      screen: () => import('../journey/redeem/distribution/DistributionScreen'),
      titleId: 'redeem.distribution.title',
    },
  ]),
];
