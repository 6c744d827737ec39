import type { RouteRow } from '../../app/route-row';

export const redeemRoutes: readonly RouteRow[] = [
  {
    path: '/distribution/:investmentId',
    who: 'investor',
    screen: () => import('./distribution/DistributionScreen'),
    titleId: 'redeem.distribution.title',
  },
];
