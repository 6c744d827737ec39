import { INVESTMENT_GROUPS } from '@quoin/rules';
import { toInvestorRoutes } from '../../navigation/route-row';
import { PART_NAMES, PORTFOLIO_GROUPS } from './investment-parts';

/** URLs of the specification. Each known value has its own row, so that unknown values redirect home. */
export const portfolioRoutes = toInvestorRoutes([
  { path: '/calendar', screen: () => import('./calendar/CalendarScreen'), titleId: 'app.calendar' },
  {
    path: '/calendar/pacing',
    screen: () => import('./calendar/PacingScreen'),
    titleId: 'portfolio.calendar.pacing',
  },
  { path: '/dashboard', screen: () => import('./dashboard/DashboardScreen'), titleId: 'app.dashboard' },
  ...PORTFOLIO_GROUPS.map((status) => ({
    path: `/my-investment/${status}`,
    screen: () => import('./PortfolioScreen'),
    titleId: 'portfolio.title' as const,
  })),
  ...INVESTMENT_GROUPS.flatMap((status) =>
    PART_NAMES.map((type) => ({
      path: `/my-investment/${status}/:investmentId/${type}`,
      screen: () => import('./InvestmentScreen'),
      titleId: `portfolio.detail.${type}` as const,
    })),
  ),
]);
