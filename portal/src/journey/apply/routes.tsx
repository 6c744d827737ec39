import type { RouteRow } from '../../app/route-row';

export const applyRoutes: readonly RouteRow[] = [
  {
    path: '/investment',
    who: 'investor',
    screen: () => import('./ApplicationScreen'),
    titleId: 'apply.title',
  },
];
