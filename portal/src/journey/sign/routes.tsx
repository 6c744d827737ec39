import type { RouteRow } from '../../app/route-row';

export const signRoutes: readonly RouteRow[] = [
  {
    path: '/signing/:envelopeId',
    who: 'investor',
    screen: () => import('./SigningScreen'),
    titleId: 'sign.title',
  },
];
