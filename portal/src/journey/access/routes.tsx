import { toPublicRoutes } from '../../navigation/route-row';

export const accessRoutes = toPublicRoutes('joining', [
  { path: '/auth/login', screen: () => import('./SignInScreen'), titleId: 'access.sign_in.title' },
  {
    path: '/auth/forget_password',
    screen: () => import('./ForgottenPasswordScreen'),
    titleId: 'access.forgotten.title',
  },
  {
    path: '/auth/reset_password/:code',
    screen: () => import('./ResetPasswordScreen'),
    titleId: 'access.reset.title',
  },
]);
