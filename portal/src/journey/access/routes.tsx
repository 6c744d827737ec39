import type { RouteRow } from '../../navigation/route-row';

export const accessRoutes: readonly RouteRow[] = [
  {
    path: '/auth/login',
    who: 'anyone',
    words: 'joining',
    screen: () => import('./SignInScreen'),
    titleId: 'access.sign_in.title',
  },
  {
    path: '/auth/forget_password',
    who: 'anyone',
    words: 'joining',
    screen: () => import('./ForgottenPasswordScreen'),
    titleId: 'access.forgotten.title',
  },
  {
    path: '/auth/reset_password/:code',
    who: 'anyone',
    words: 'joining',
    screen: () => import('./ResetPasswordScreen'),
    titleId: 'access.reset.title',
  },
];
