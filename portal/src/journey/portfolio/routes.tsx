import { INVESTMENT_GROUPS } from '@quoin/rules';
import type { RouteRow } from '../../app/route-row';
import { PART_NAMES } from './investment-parts';

/** The specification's addresses, each known value a row of its own, so that an unknown one leads home. */
export const portfolioRoutes: readonly RouteRow[] = [
  {
    path: '/dashboard',
    who: 'investor',
    screen: () => import('./dashboard/DashboardScreen'),
    titleId: 'portfolio.dashboard.title',
  },
  ...(['all', ...INVESTMENT_GROUPS] as const).map((status): RouteRow => ({
    path: `/my-investment/${status}`,
    who: 'investor',
    screen: () => import('./PortfolioScreen'),
    titleId: 'portfolio.title',
  })),
  ...INVESTMENT_GROUPS.flatMap((status) =>
    PART_NAMES.map((type): RouteRow => ({
      path: `/my-investment/${status}/:investmentId/${type}`,
      who: 'investor',
      screen: () => import('./InvestmentScreen'),
      titleId: `portfolio.detail.${type}`,
    })),
  ),
];
