import type { RouteRow } from '../../navigation/route-row';

export const signRoutes: readonly RouteRow[] = [
  {
    path: '/signing/:envelopeId',
    who: 'investor',
    screen: () => import('./SigningScreen'),
    titleId: 'sign.title',
  },
];
