import type { RouteRow } from '../../app/route-row';

export const accessRoutes: readonly RouteRow[] = [
  {
    path: '/auth/login',
    who: 'anyone',
    screen: () => import('./SignInScreen'),
    titleId: 'access.sign_in.title',
  },
];
