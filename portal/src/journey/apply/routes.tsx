import type { RouteRow } from '../../navigation/route-row';

export const applyRoutes: readonly RouteRow[] = [
  {
    path: '/investment',
    who: 'investor',
    screen: () => import('./ApplicationScreen'),
    titleId: 'apply.title',
  },
];
