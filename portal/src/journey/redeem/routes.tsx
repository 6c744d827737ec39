import type { RouteRow } from '../../navigation/route-row';

export const redeemRoutes: readonly RouteRow[] = [
  {
    path: '/distribution/:investmentId',
    who: 'investor',
    screen: () => import('./distribution/DistributionScreen'),
    titleId: 'redeem.distribution.title',
  },
];
