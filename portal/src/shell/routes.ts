// Every screen of the portal. Areas with one or two screens have their rows here; larger areas have their own file.
import { accessRoutes } from '../journey/access/routes';
import { accountRoutes } from '../journey/account/routes';
import { browseRoutes } from '../journey/browse/routes';
import { joinRoutes } from '../journey/join/routes';
import { portfolioRoutes } from '../journey/portfolio/routes';
import { visitRoutes } from '../journey/visit/routes';
import type { RouteRow } from '../navigation/route-row';

const investorsRow = (path: string): RouteRow => ({
  path,
  who: 'investor',
  screen: () => import('../journey/investors/InvestorDocumentsScreen'),
  titleId: 'investors.documents.title',
});

export const ROUTES: readonly RouteRow[] = [
  ...visitRoutes,
  ...joinRoutes,
  ...accessRoutes,
  ...accountRoutes,
  investorsRow('/user/investor-documents'),
  investorsRow('/user/investor-documents/:investorType'),
  ...browseRoutes,
  {
    path: '/investment',
    who: 'investor',
    screen: () => import('../journey/apply/ApplicationScreen'),
    titleId: 'apply.title',
  },
  {
    path: '/signing/:envelopeId',
    who: 'investor',
    screen: () => import('../journey/sign/SigningScreen'),
    titleId: 'sign.title',
  },
  ...portfolioRoutes,
  {
    path: '/my-document',
    who: 'investor',
    screen: () => import('../journey/documents/DocumentsScreen'),
    titleId: 'documents.title',
  },
  {
    path: '/my-document/file',
    who: 'investor',
    screen: () => import('../journey/documents/DocumentScreen'),
    titleId: 'documents.file.title',
  },
  {
    path: '/distribution/:investmentId',
    who: 'investor',
    screen: () => import('../journey/redeem/distribution/DistributionScreen'),
    titleId: 'redeem.distribution.title',
  },
];
