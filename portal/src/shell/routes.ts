// Every screen of the portal, in the order of the investor's way.
import { accessRoutes } from '../journey/access/routes';
import { accountRoutes } from '../journey/account/routes';
import { applyRoutes } from '../journey/apply/routes';
import { browseRoutes } from '../journey/browse/routes';
import { documentsRoutes } from '../journey/documents/routes';
import { investorsRoutes } from '../journey/investors/routes';
import { joinRoutes } from '../journey/join/routes';
import { portfolioRoutes } from '../journey/portfolio/routes';
import { redeemRoutes } from '../journey/redeem/routes';
import { signRoutes } from '../journey/sign/routes';
import { visitRoutes } from '../journey/visit/routes';
import type { RouteRow } from '../navigation/route-row';

export const ROUTES: readonly RouteRow[] = [
  ...visitRoutes,
  ...joinRoutes,
  ...accessRoutes,
  ...accountRoutes,
  ...investorsRoutes,
  ...browseRoutes,
  ...applyRoutes,
  ...signRoutes,
  ...portfolioRoutes,
  ...documentsRoutes,
  ...redeemRoutes,
];
