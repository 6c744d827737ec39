import { INVESTMENT_GROUPS } from '@quoin/rules';
import type { RouteRow } from '../../navigation/route-row';
import { PART_NAMES, PORTFOLIO_GROUPS } from './investment-parts';

/** URLs of the specification. Each known value has its own row, so that unknown values redirect home. */
export const portfolioRoutes: readonly RouteRow[] = [
  {
    path: '/calendar',
    who: 'investor',
    screen: () => import('./calendar/CalendarScreen'),
    titleId: 'app.calendar',
  },
  {
    path: '/calendar/pacing',
    who: 'investor',
    screen: () => import('./calendar/PacingScreen'),
    titleId: 'portfolio.calendar.pacing',
  },
  {
    path: '/dashboard',
    who: 'investor',
    screen: () => import('./dashboard/DashboardScreen'),
    titleId: 'app.dashboard',
  },
  ...PORTFOLIO_GROUPS.map((status): RouteRow => ({
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
